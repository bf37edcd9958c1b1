import { announce } from '@/lib/platform/cache/catalogue';
import type { Tx } from '@/lib/platform/db/client';
import type { PassageSource } from '../rules/search';

type AskedWays = {
  source: PassageSource;
  sourceId: string;
  /** Each by the fragment of its address; empty for what stands first. */
  sections: { section: string; ways: string[] }[];
};

/** From now on people ask for these sections in these ways; those of the source's other sections stay. */
export async function setAskedWays(tx: Tx, { source, sourceId, sections }: AskedWays) {
  const named = sections.map(({ section }) => section);
  await tx.askedWay.deleteMany({ where: { source, sourceId, section: { in: named } } });
  const data = sections.flatMap(({ section, ways }) => ways.map((words) => ({ source, sourceId, section, words })));
  const { count } = await tx.askedWay.createMany({ data, skipDuplicates: true });
  await announce(tx, 'passages');
  return { count };
}
