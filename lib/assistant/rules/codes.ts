import { subjectLengthMax } from './limits';

/** The names that codes have in what the wire tells of courses, modules and lessons (§3). */
const names = ['codigo', 'aulacodigo'] as const;

/** The code that something names, if it is one. */
export function codeIn(given: unknown): string | undefined {
  const named = typeof given === 'object' && given !== null ? coded(given as Record<string, unknown>) : given;
  return typeof named === 'string' && named !== '' && named.length <= subjectLengthMax ? named : undefined;
}

function coded(thing: Record<string, unknown>): unknown {
  return names.map((name) => thing[name]).find((code) => code !== undefined);
}
