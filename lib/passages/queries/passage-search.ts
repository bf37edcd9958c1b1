import * as z from 'zod/mini';
import { defineOpenQuery } from '@/lib/access/define-query';
import type { Tx } from '@/lib/platform/db/client';
import { pageOf } from '@/lib/platform/shapes';
import {
  type Alternatives,
  fewResults,
  forgiven,
  markedParts,
  passageLocales,
  passageSources,
  resultsPerPage,
  searchLengthMax,
  searchPagesMax,
  swapped,
  textQuery,
  typedCode,
  typedWords,
} from '../rules/search';
import { searchStatement } from './search-statement';

type Row = {
  source: (typeof passageSources)[number];
  title: string;
  heading: string;
  place: string;
  excerpt: string;
  locale: (typeof passageLocales)[number];
  address: string;
  total: number;
};

type Asked = { locale: Row['locale']; page: number };

const part = z.object({ text: z.string(), marked: z.boolean() });

const source = z.enum(passageSources);

const FoundPassage = z.object({
  source,
  title: z.array(part),
  heading: z.string(),
  /** Of a lesson: its course, its code and its school years. */
  place: z.string(),
  excerpt: z.array(part),
  locale: z.enum(passageLocales),
  address: z.string(),
});

/** The best passage of each lesson and topic that was found; the total is of those that were looked through. */
const FoundPassages = z.extend(pageOf(FoundPassage), {
  /** False when nothing holds the words as they were typed, so that near ones were taken. */
  exact: z.boolean(),
});

const PassageSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(searchLengthMax)), ''),
  /** Whose passages stand first. */
  locale: z._default(z.enum(passageLocales), 'pt-BR'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(searchPagesMax)), 1),
});

/**
 * What is called so by a code, and else search over the open lessons and the knowledge base: all words; when they fill no page, the last one perhaps
 * unfinished; when that finds few, words that may have been meant; when that finds nothing, any of the words.
 */
export const passageSearch = defineOpenQuery({
  name: 'passages.search',
  input: PassageSearch,
  reply: FoundPassages,
  run: async ({ db, input: { search, ...asked } }) => {
    const code = typedCode(search);
    const coded = code ? await ofCode(db, code, asked) : [];
    if (coded.length > 0) return answer(coded, asked, true);
    const typed = typedWords(search);
    if (typed.length === 0) return answer([], asked, true);
    const asTyped = typed.map((word) => [word]);
    // Reading every word that begins so costs with the library; who has a page full of the very word needs none of them.
    const whole = await found(db, textQuery(asTyped, '&', 'finished'), asked);
    if (totalOf(whole) >= resultsPerPage) return answer(whole, asked, true);
    const exact = await found(db, textQuery(asTyped, '&', 'unfinished'), asked);
    // A page after the first continues what the first one found.
    if (totalOf(exact) >= fewResults || (asked.page > 1 && exact.length > 0)) return answer(exact, asked, true);
    const meant = await whatMayBeMeant(db, typed);
    for (const query of [textQuery(meant, '&', 'unfinished'), textQuery(meant, '|', 'unfinished')]) {
      const wider = await found(db, query, asked);
      if (totalOf(wider) > totalOf(exact)) return answer(wider, asked, exact.length > 0);
      if (exact.length > 0) break;
    }
    return answer(exact, asked, exact.length > 0);
  },
});

/** The lessons of a code, the page's language first: of a skill there are a handful. */
async function ofCode(db: Tx, code: string, { locale, page }: Asked): Promise<Row[]> {
  const rows = await db.passage.findMany({
    where: { codes: { has: code } },
    orderBy: [{ locale: locale === 'en' ? 'asc' : 'desc' }, { address: 'asc' }],
    take: resultsPerPage * searchPagesMax,
    select: { source: true, title: true, heading: true, place: true, text: true, locale: true, address: true },
  });
  const start = (page - 1) * resultsPerPage;
  return rows.slice(start, start + resultsPerPage).map(({ text, locale: spoken, ...row }) => {
    return { ...row, excerpt: text, locale: spoken as Row['locale'], total: rows.length };
  });
}

function found(db: Tx, query: string, asked: Asked): Promise<Row[]> {
  return db.$queryRaw<Row[]>(searchStatement({ query, ...asked }));
}

function totalOf([first]: readonly Row[]): number {
  return first?.total ?? 0;
}

const nearWordsMax = 3;

/** Words of the library that share enough groups of three letters with a typed one, or have two letters swapped. */
async function whatMayBeMeant(db: Tx, typed: readonly string[]): Promise<Alternatives> {
  const exactly = [...typed, ...typed.flatMap(swapped)];
  const words = await db.$queryRaw<{ typed: string | null; word: string }[]>`
    SELECT NULL AS typed, word FROM passage_words WHERE word = ANY(${exactly}::text[])
    UNION ALL
    SELECT typed, near.word FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM passage_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT ${nearWordsMax}
    ) near`;
  const known = words.filter((each) => each.typed === null).map(({ word }) => word);
  return forgiven(typed, known, words);
}

function answer(rows: readonly Row[], { page }: Asked, exact: boolean) {
  const items = rows.map(({ total: _, title, excerpt, ...row }) => ({
    ...row,
    title: markedParts(title),
    excerpt: markedParts(excerpt),
  }));
  return { items, total: totalOf(rows), exact, page, pageSize: resultsPerPage };
}
