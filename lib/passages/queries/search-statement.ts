import { Prisma } from '@/lib/platform/db/generated/client';
import { marks, type passageLocales, resultsPerPage } from '../rules/search';

type Locale = (typeof passageLocales)[number];

/** `texts` are what to_tsquery reads in each language. */
export type SearchStatement = { query: string; locale: Locale; page: number };

/** How many of a word's passages are ranked: the time of a search must not grow with the library. */
const calledSoMax = 100;
const holdingMax = 250;

const languages = [
  { locale: 'pt-BR', config: 'public.folded_portuguese', asked: 'pt' },
  { locale: 'en', config: 'public.folded_english', asked: 'en' },
] as const;

/**
 * One page of the sources that a text query finds, the page's language first, each by its best passage. The query comes
 * out of `asked`, so the planner cannot see that its words are common and read the table from its beginning instead of
 * the index. Only what is shown is read whole and marked.
 */
export function searchStatement({ query, locale, page }: SearchStatement): Prisma.Sql {
  const asked = languages.map(
    (each) => Prisma.sql`to_tsquery(${each.config}::regconfig, ${query}) AS ${Prisma.raw(each.asked)}`,
  );
  const found = languages.flatMap((each) => [called(each), holding(each)]);
  return Prisma.sql`
    WITH asked AS MATERIALIZED (SELECT ${Prisma.join(asked)}),
    found AS MATERIALIZED (
      SELECT DISTINCT ON (each.source_id) each.id, each.locale = ${locale} AS near, each.rank
        FROM asked, LATERAL (${Prisma.join(found, ' UNION ALL ')}) each
       ORDER BY each.source_id, near DESC, each.rank DESC, each.id),
    shown AS (
      SELECT id, near, rank, (SELECT count(*)::int FROM found) AS total FROM found
       ORDER BY near DESC, rank DESC, id
       LIMIT ${resultsPerPage} OFFSET ${(page - 1) * resultsPerPage})
    SELECT p.source, p.heading, p.place, p.locale, p.address, shown.total, ${headline('title', 'HighlightAll=true')} AS title,
           ${headline('text', 'MaxFragments=1, MaxWords=36, MinWords=18')} AS excerpt
      FROM asked, shown JOIN passages p USING (id)
     ORDER BY shown.near DESC, shown.rank DESC, shown.id`;
}

/** The title's own index comes first: of the many passages that hold a word, those that are called so must be ranked. */
function called({ locale, config, asked }: (typeof languages)[number]): Prisma.Sql {
  const match = Prisma.raw(`to_tsvector('${config}', p.title) @@ asked.${asked}`);
  return ranked(locale, asked, match, calledSoMax);
}

function holding({ locale, asked }: (typeof languages)[number]): Prisma.Sql {
  return ranked(locale, asked, Prisma.raw(`p.words @@ asked.${asked}`), holdingMax);
}

function ranked(locale: string, asked: string, match: Prisma.Sql, max: number): Prisma.Sql {
  const rank = Prisma.raw(`ts_rank(p.words, asked.${asked}, 1)`);
  // The language is written out: only then does its partial index apply.
  return Prisma.sql`(SELECT p.id, p.source_id, p.locale, ${rank} AS rank
    FROM passages p WHERE p.locale = ${Prisma.raw(`'${locale}'`)} AND ${match} LIMIT ${max})`;
}

/** Each passage is marked by the words of its own language. */
function headline(column: 'title' | 'text', options: string): Prisma.Sql {
  const all = `StartSel=${marks.start}, StopSel=${marks.stop}, ${options}`;
  const [pt, en] = languages;
  const of = ({ config, asked }: typeof pt | typeof en) =>
    Prisma.sql`ts_headline(${config}::regconfig, ${Prisma.raw(`p.${column}`)}, ${Prisma.raw(`asked.${asked}`)}, ${all})`;
  return Prisma.sql`CASE p.locale WHEN 'en' THEN ${of(en)} ELSE ${of(pt)} END`;
}
