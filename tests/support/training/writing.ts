import type { storedBase } from '@/tests/support/knowledge/stored-base';

type Base = Awaited<ReturnType<typeof storedBase>>;

/** A base as its editor saves it for a disliked answer: one topic says more, or there is one more. */
export function writing({ id: baseId, name, revision, topics }: Base, topicId: string, body: string) {
  const known = topics.map(({ id, topic, suggestions, body: before }) => ({
    id,
    topico: topic,
    sugestoes: suggestions,
    body: id === topicId ? body : before,
  }));
  const isNew = !topics.some(({ id }) => id === topicId);
  const added = isNew ? [{ id: topicId, topico: `Novo ${topicId}`, sugestoes: [], body }] : [];
  return { baseId, baseConhecimento: name, revision, topicId, topicos: [...known, ...added] };
}
