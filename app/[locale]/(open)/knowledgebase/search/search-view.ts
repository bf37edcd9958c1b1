import { searchLengthMax, searchPagesMax } from '@/lib/passages/rules/search';

export type SearchQuery = Record<string, string | string[] | undefined>;

/** What an address asks for, whatever was written into it. */
export function searchView({ q, page }: SearchQuery) {
  const asked = typeof q === 'string' ? q : '';
  const number = Number(page);
  return {
    search: asked.replaceAll('\0', '').slice(0, searchLengthMax),
    page: Number.isInteger(number) ? Math.min(Math.max(number, 1), searchPagesMax) : 1,
  };
}
