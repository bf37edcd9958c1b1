/**
 * The very same text, in capitals or not. Prisma asks PostgreSQL for it by a pattern (ILIKE), in which `_` is any sign
 * and `%` any signs: without a stroke before them ana_lima@ would be ana.lima@ as well, who is somebody else.
 */
export function sameLetters(text: string) {
  return { equals: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const };
}
