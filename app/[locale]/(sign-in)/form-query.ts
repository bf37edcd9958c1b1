import type { Messages } from '@/lib/platform/i18n/messages';

/** What a refused native form brings back in the address: codes, never sentences. */
export type FormQuery = { error?: string; field?: string | string[] };

type FieldCode = keyof Messages['fields'];

/** The first code of a field, when it is one that we have words for. */
export function fieldError({ field = [] }: FormQuery, path: string, known: readonly string[]): FieldCode | undefined {
  const own = [field].flat().find((each) => each.startsWith(`${path}.`));
  const code = own?.slice(path.length + 1);
  return code && known.includes(code) ? (code as FieldCode) : undefined;
}
