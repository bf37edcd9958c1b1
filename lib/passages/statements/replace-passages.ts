import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import { passageForm as form } from '../rules/form';
import { vocabularyOf } from '../rules/search';
import type { PassagesOfSource } from '../schemas';

/** In the form of today, and with every word known. */
export async function putPassages(tx: Tx, { source, sourceId, passages }: z.infer<typeof PassagesOfSource>) {
  await tx.passage.deleteMany({ where: { source, sourceId } });
  await tx.passage.createMany({ data: passages.map((passage) => ({ ...passage, source, sourceId, form })) });
  const words = vocabularyOf(passages.flatMap(({ title, heading, text }) => [title, heading, text]));
  await tx.passageWord.createMany({ data: words.map((word) => ({ word })), skipDuplicates: true });
  return { count: passages.length };
}
