import type * as z from 'zod/mini';
import type { ConflictField } from '@/components/forms/conflict-notice';
import type { KnowledgeBaseDetail } from '@/lib/knowledge-base/schemas';
import { randomId } from '@/lib/platform/browser/random-id';

export type EditedBase = z.infer<typeof KnowledgeBaseDetail>;
export type Topic = { id: string; topic: string; suggestions: string[]; body: string };
export type BaseValues = { name: string; topics: Topic[] };

export function baseValues({ name, topics }: EditedBase): BaseValues {
  return { name, topics: topics.map(({ id, topic, suggestions, body }) => ({ id, topic, suggestions, body })) };
}

/** Its id is given here, so that saving twice makes it once. */
export function newTopic(id: string = randomId()): Topic {
  return { id, topic: '', suggestions: [], body: '' };
}

function topicText(topic: Topic | undefined): string {
  return topic ? [topic.topic, topic.suggestions.join('\n'), topic.body].join('\n\n') : '';
}

/** The order, and each topic of either version: what differs is shown line by line. */
export function topicConflicts(theirs: readonly Topic[], mine: readonly Topic[], order: string): ConflictField[] {
  const ofThem = new Map(theirs.map((topic) => [topic.id, topic]));
  const ofMe = new Map(mine.map((topic) => [topic.id, topic]));
  const names = (topics: readonly Topic[]) => topics.map(({ topic }) => topic).join('\n');
  return [
    { label: order, theirs: names(theirs), mine: names(mine) },
    ...[...new Set([...ofThem.keys(), ...ofMe.keys()])].map((id) => ({
      label: (ofMe.get(id) ?? ofThem.get(id))?.topic || id,
      theirs: topicText(ofThem.get(id)),
      mine: topicText(ofMe.get(id)),
    })),
  ];
}
