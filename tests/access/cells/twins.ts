import type { Cell } from './cell';

/** Each `{id}` of a family is asked for in the query as well, where ids may hold what no path can (spec §5). */
export function withTwins(cells: Readonly<Record<string, Cell>>): Record<string, Cell> {
  const twins = Object.entries(cells).flatMap(([key, cell]) => {
    const [, method, resource, rest] = /^(\w+) (\/\w+)\/\{id\}(\/\w+)?$/.exec(key) ?? [];
    if (!resource) return [];
    const path = rest ? `${resource}${rest}WithInvalidCharacters` : `${resource}WithInvalidCharacters`;
    const request: Cell['request'] = async (row) => {
      const { params: { id = '' } = {}, ...sent } = await cell.request(row);
      return { ...sent, path: `${path}?id=${encodeURIComponent(id)}` };
    };
    return [[`${method} ${path}`, { ...cell, request }] as const];
  });
  return { ...cells, ...Object.fromEntries(twins) };
}
