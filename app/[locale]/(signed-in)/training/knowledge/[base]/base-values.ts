import type * as z from 'zod/mini';
import type { KnowledgeBaseDetail } from '@/lib/knowledge-base/schemas';
import { randomId } from '@/lib/platform/browser/random-id';

export type EditedBase = z.infer<typeof KnowledgeBaseDetail>;

/** What the form holds: questions as they are typed, one a line. */
export type TopicValues = { id: string; topic: string; questions: string; body: string };
export type BaseValues = { name: string; topics: readonly TopicValues[] };

export function baseValues({ name, topics }: EditedBase): BaseValues {
  const typed = topics.map(({ id, topic, suggestions, body }) => ({
    id,
    topic,
    questions: suggestions.join('\n'),
    body,
  }));
  return { name, topics: typed };
}

export function baseInput({ name, topics }: BaseValues) {
  const sent = topics.map(({ id, topic, questions, body }) => ({ id, topic, suggestions: linesOf(questions), body }));
  return { name, topics: sent };
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** Its id is given here, so that saving twice makes it once. */
export function newTopic(): TopicValues {
  return { id: randomId(), topic: '', questions: '', body: '' };
}

/** A topic as one text, for comparing two versions of it line by line. */
export function topicText(topic: TopicValues | undefined): string {
  return topic ? [topic.topic, topic.questions, topic.body].join('\n\n') : '';
}
