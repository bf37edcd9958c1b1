import { randomUUID } from 'node:crypto';
import { createKnowledgeBase } from '@/lib/knowledge-base/commands/create-knowledge-base';
import { signedIn } from '@/tests/support/world';

/** What a test's base is made of; its names are fresh each time. */
export function baseData(mark = randomUUID().slice(0, 8)) {
  return {
    kind: 'software' as const,
    name: `Base ${mark}`,
    topics: [
      {
        topic: `Laços ${mark}`,
        suggestions: ['Como repito?'],
        body: 'Um laço repete.\n\n### Para sempre\n\nSem parar.',
      },
      { topic: `Listas ${mark}`, suggestions: [], body: 'Uma lista guarda valores.' },
    ],
  };
}

/** Saved by the command that the product uses. */
export async function storedBase(data: Parameters<typeof createKnowledgeBase>[1] = baseData()) {
  const { actor } = await signedIn('assessoria');
  return createKnowledgeBase(actor, data);
}
