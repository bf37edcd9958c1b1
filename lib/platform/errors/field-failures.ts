import type * as z from 'zod/mini';
import type { FieldFailure } from './failures';

type Issue = z.core.$ZodIssue;

/** A schema's own message is a code when it looks like one: `z.regex(…, 'course-code')`. */
const ownCode = /^[a-z]+(-[a-z]+)+$/;

/** What a check of our own has to say beside its code: `params: { position: 3 }`. */
function ownValues(issue: Issue): Pick<FieldFailure, 'values'> {
  const values = issue.code === 'custom' ? (issue.params as FieldFailure['values']) : undefined;
  return values ? { values } : {};
}

function codeOf(issue: Issue): Pick<FieldFailure, 'code' | 'values'> {
  if (ownCode.test(issue.message)) return { code: issue.message, ...ownValues(issue) };
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (issue.origin !== 'string') return { code: 'too-small', values: { minimum } };
    return minimum <= 1 ? { code: 'required' } : { code: 'too-short', values: { minimum } };
  }
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    return { code: issue.origin === 'string' ? 'too-long' : 'too-big', values: { maximum } };
  }
  if (issue.code === 'invalid_format') return { code: 'wrong-format' };
  if (issue.code === 'unrecognized_keys') return { code: 'unknown-field' };
  const absent = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  return { code: absent ? 'required' : 'wrong-value' };
}

export function fieldFailures(
  issues: readonly Issue[],
  nameOf: (path: string) => string = (path) => path,
): FieldFailure[] {
  const failures = issues.map((issue) => ({ path: nameOf(issue.path.map(String).join('.')), ...codeOf(issue) }));
  // Of what is empty nothing else is said: "in one word, without spaces" is no help to who wrote none.
  const missing = new Set(failures.filter(({ code }) => code === 'required').map(({ path }) => path));
  return failures.filter(({ path, code }) => code === 'required' || !missing.has(path));
}
