import { randomUUID } from 'node:crypto';
import { replacePassages } from '@/lib/passages/parts/replace-passages';
import { db } from '@/lib/platform/db/client';

type Told = { title: string; text: string; heading?: string; locale?: 'pt-BR' | 'en' };
type Called = { place: string; codes: string[] };

/** A source with these passages, written as publishing writes them. */
export async function storedPassages(...told: readonly Told[]): Promise<string> {
  const sourceId = randomUUID();
  const passages = told.map(({ locale = 'pt-BR', heading = '', ...passage }, index) => ({
    ...passage,
    heading,
    locale,
    position: index + 1,
    address: `/knowledgebase/${sourceId}`,
  }));
  await db().$transaction((tx) => replacePassages(tx, { source: 'topic', sourceId, passages }));
  return sourceId;
}

/** A lesson as search knows it. */
export async function storedLesson({ place, codes, ...told }: Told & Called): Promise<void> {
  const sourceId = randomUUID();
  const passage = { heading: '', locale: 'pt-BR' as const, ...told, position: 1, address: `/lesson/${sourceId}` };
  await db().$transaction((tx) =>
    replacePassages(tx, { source: 'lesson', sourceId, place, codes, passages: [passage] }),
  );
}
