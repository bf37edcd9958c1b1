import { randomUUID } from 'node:crypto';
import { replacePassages } from '@/lib/passages/commands/replace-passages';
import { db } from '@/lib/platform/db/client';
import { signedIn } from '@/tests/support/world';

type Told = { title: string; text: string; heading?: string; locale?: 'pt-BR' | 'en' };

/** A source with these passages, written as publishing writes them. */
export async function storedPassages(...told: readonly Told[]): Promise<string> {
  const { actor } = await signedIn('admin');
  const sourceId = randomUUID();
  const passages = told.map(({ locale = 'pt-BR', ...passage }, index) => ({
    ...passage,
    locale,
    position: index + 1,
    address: `/knowledgebase/${sourceId}`,
  }));
  await db().$transaction((tx) => replacePassages.inside(tx, actor, { source: 'topic', sourceId, passages }));
  return sourceId;
}
