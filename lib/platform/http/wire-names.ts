import type { FieldFailure } from '@/lib/platform/errors/failures';
import type { Names, Operation } from './operation';

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

/** An input that came in one piece, in the domain's names. */
export function inputFromWire(op: Operation, input: object): object {
  return renameKeys(input, { ...inverse(op.names), ...op.params, ...op.query }) as object;
}

/** The same input as it travels in one piece. */
export function inputOnWire(op: Operation, input: object): object {
  return renameKeys(input, { ...op.names, ...inverse({ ...op.params, ...op.query }) }) as object;
}

/** Field failures at the paths that the caller knows. */
export function fieldsOnWire(op: Operation, fields: readonly FieldFailure[]): FieldFailure[] {
  const toWire = { ...op.names, ...inverse({ ...op.params, ...op.query }) };
  return fields.map((field) => ({ ...field, path: renamePath(field.path, toWire) }));
}
