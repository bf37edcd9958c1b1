import { defineCatalogue } from '@/lib/access/define-catalogue';
import type { passageLocales, passageSources } from '../rules/search';

export type StoredPassage = {
  source: (typeof passageSources)[number];
  sourceId: string;
  position: number;
  locale: (typeof passageLocales)[number];
  title: string;
  heading: string;
  text: string;
  address: string;
  /** The ways in which people ask for it. */
  asked: string[];
};

/** As it is kept: of one whose heading asks the ways stay, in which others ask just that. */
export type KeptPassage = Omit<StoredPassage, 'asked'> & { readonly asked?: readonly string[] };

const pageSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Some of all passages, those after the given one in the order of their sources; fewer than a page when they end. */
const libraryPage = defineCatalogue({
  name: 'passages.library-page',
  run: ({ db }, source: string, sourceId: string, position: string) => db.$queryRaw<StoredPassage[]>`
    SELECT p.source, p.source_id AS "sourceId", p.position, p.locale, p.title, p.heading, p.text, p.address,
           ARRAY(SELECT a.words FROM asked_ways a
                  WHERE (a.source, a.source_id, a.section) = (p.source, p.source_id, split_part(p.address, '#', 2))
                  ORDER BY a.words COLLATE "C") AS asked
      FROM passages p
     WHERE (p.source, p.source_id, p.position) > (${source}::"PassageSource", ${sourceId}::uuid, ${Number(position)})
     ORDER BY p.source, p.source_id, p.position
     LIMIT ${pageSize}`,
});

/** Every passage, in pages, so that a large library keeps nobody waiting. In the same order for the same content. */
export async function wholeLibrary(): Promise<StoredPassage[]> {
  const library: StoredPassage[] = [];
  let last: Pick<StoredPassage, 'source' | 'sourceId' | 'position'> | undefined = {
    source: 'lesson',
    sourceId: lowestId,
    position: 0,
  };
  while (last) {
    const page: StoredPassage[] = await libraryPage(last.source, last.sourceId, String(last.position));
    library.push(...page.map(withItsQuestion));
    last = page.length === pageSize ? page.at(-1) : undefined;
  }
  return library.sort((one, other) => inOrder(pageOf(one), pageOf(other)) || one.position - other.position);
}

/** A heading that asks is one more way in which people ask for what stands below it. */
function withItsQuestion(passage: StoredPassage): StoredPassage {
  const { heading, asked } = passage;
  return asks(heading) ? { ...passage, asked: [...asked, heading] } : passage;
}

export function kept({ asked, ...passage }: StoredPassage): KeptPassage {
  return asks(passage.heading) ? { ...passage, asked } : passage;
}

function asks(heading: string): boolean {
  return heading.endsWith('?');
}

/** Ids differ from one database to the next. */
function pageOf({ address, sourceId }: StoredPassage): string {
  return `${address.split('#', 1)[0]} ${sourceId}`;
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Another one whenever a passage or a way of asking was written, changed or taken away. */
export const libraryVersion = defineCatalogue({
  name: 'passages.library-version',
  run: async ({ db }) => {
    const [found] = await db.$queryRaw<{ version: string }[]>`
      SELECT (SELECT concat(count(*), ' ', sum(hashtext(concat(id, xmin)))) FROM passages) || ' ' ||
             (SELECT concat(count(*), ' ', sum(hashtext(concat(id, xmin)))) FROM asked_ways) AS version`;
    return found?.version ?? '';
  },
});
