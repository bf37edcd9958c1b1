import { join } from 'node:path/posix';
import { type Node, type ParseResult, parseSync } from 'oxc-parser';
import { folderOf } from './tree';

type Import = { target: string; typeOnly: boolean };

const parsed = new Map<string, ParseResult>();

export function parsedFile(file: string, source: string): ParseResult {
  const key = `${file}\0${source}`;
  const known = parsed.get(key) ?? parseSync(file, source);
  parsed.set(key, known);
  if (known.errors.length > 0) throw new Error(`${file} does not parse: ${known.errors[0]?.message}`);
  return known;
}

/** Whom a file imports: our own files as paths from the root without an ending, packages by their name. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parsedFile(file, source);
  const from = (target: string, typeOnly: boolean) => ({ target: resolved(file, target), typeOnly });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      from(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [from(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^['"`]([^$]*)['"`]$/.exec(source.slice(start, end))?.[1];
      return literal === undefined ? [] : [from(literal, false)];
    }),
  ];
}

function resolved(file: string, target: string): string {
  if (target.startsWith('@/')) return withoutEnding(target.slice(2));
  return target.startsWith('.') ? withoutEnding(join(folderOf(file), target)) : target;
}

export function withoutEnding(path: string): string {
  return path.replace(/\.(d\.ts|tsx?|mts|mjs|js)$/, '');
}

export type AnyNode = Node & Record<string, unknown>;

/** Every node of a file in reading order, each after the nodes that hold it. */
export function* nodesOf(file: string, source: string): Generator<AnyNode> {
  yield* within(parsedFile(file, source).program as unknown as AnyNode);
}

export function* within(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* within(child);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
