import { type BaseValues, newTopic } from './base-values';

/** A section that belongs into a base, and the disliked answer that it was made of. */
export type Draft = { answerId: string; topicId: string; section: string };

/** The base with the draft in it: below what its topic says, or as a topic of its own. */
export function withDraft(values: BaseValues, { topicId, section }: Draft): BaseValues {
  const isThere = values.topics.some(({ id }) => id === topicId);
  const topics = isThere ? values.topics : [...values.topics, newTopic(topicId)];
  const joined = (body: string) => [body.trimEnd(), section].filter(Boolean).join('\n\n');
  return {
    ...values,
    topics: topics.map((topic) => (topic.id === topicId ? { ...topic, body: joined(topic.body) } : topic)),
  };
}
