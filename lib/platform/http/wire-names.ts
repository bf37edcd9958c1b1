import type { Names } from './operation';

/** Renames every key of a reply or an input, at any depth; what has no other name keeps its own. */
export function renameKeys(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, names));
  if (value === null || typeof value !== 'object') return value;
  const renamed: Record<string, unknown> = {};
  for (const key in value) renamed[names[key] ?? key] = renameKeys((value as Record<string, unknown>)[key], names);
  return renamed;
}

export function inverse(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([name, wire]) => [wire, name]));
}

export function renamePath(path: string, names: Names): string {
  return path
    .split('.')
    .map((part) => names[part] ?? part)
    .join('.');
}
