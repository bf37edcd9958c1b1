import type { Failure } from '@/lib/platform/errors/failures';

/** Back to the form with codes, never sentences: the failure, how long to wait, and what is wrong with its fields (`field.code`). */
export function refusedForm(path: string, { code, fields, retryAfterSeconds }: Failure): string {
  const query = new URLSearchParams({ error: code });
  if (retryAfterSeconds) query.set('wait', String(retryAfterSeconds));
  for (const field of fields) query.append('field', `${field.path}.${field.code}`);
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
