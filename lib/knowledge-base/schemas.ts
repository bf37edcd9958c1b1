import * as z from 'zod/mini';
import { bodyLengthMax, fixedBases, knowledgeKinds, mayHaveId, nameLengthMax, origins, topicsMax } from './rules';

const suggestionsMax = 12;
const suggestionLengthMax = 200;

function line(longest: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
}

/** Topics keep the id that they have, and with it their address; a new one has the form's, or none yet. */
const TopicInput = z.object({
  id: z.optional(z.uuid()),
  topic: line(nameLengthMax),
  suggestions: z._default(z.array(line(suggestionLengthMax)).check(z.maxLength(suggestionsMax)), []),
  body: z._default(z.string().check(z.maxLength(bodyLengthMax)), ''),
});

type Named = readonly { topic: string }[];

/** In their order. Two of one name would look like one to who asks for it. */
const topics = z.array(TopicInput).check(
  z.maxLength(topicsMax),
  z.check<z.infer<typeof TopicInput>[]>(({ value, issues }) => {
    for (const index of repeated(value)) {
      issues.push({ code: 'custom', message: 'topic-repeated', input: value, path: [index, 'topic'] });
    }
  }),
);

function repeated(value: Named): number[] {
  const names = value.map(({ topic }) => topic);
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}

const id = z.string().check(z.minLength(1), z.maxLength(200));
const kind = z.enum(knowledgeKinds);
const content = { name: line(nameLengthMax), topics: z._default(topics, []) };

/** Only a fixed id may be brought along, with its kind. */
export const NewKnowledgeBase = z
  .object({ id: z.optional(z.enum(Object.values(fixedBases).map((fixed) => fixed.id))), kind, ...content })
  .check(
    z.refine((base) => base.id === undefined || mayHaveId(base.id, base.kind), {
      path: ['kind'],
      message: 'knowledge-kind',
    }),
  );

/** `revision` is the one that the form was opened on. The kind is what others know the base by, and stays. */
export const KnowledgeBaseChanges = z.object({ id, revision: z.int(), ...content });

export const KnowledgeBaseRef = z.object({ id });

const Topic = z.object({ topic: z.string(), suggestions: z.array(z.string()) });

const head = {
  id: z.uuid(),
  kind,
  origin: z.enum(origins),
  name: z.string(),
  revision: z.int(),
  updatedAt: z.string(),
};

export const KnowledgeBaseDetail = z.object({
  ...head,
  topics: z.array(z.object({ id: z.uuid(), ...Topic.shape, body: z.string() })),
});

export const KnowledgeBaseList = z.object({ items: z.array(z.object({ ...head, topicCount: z.int() })) });
export const TopicsOfBases = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      origin: z.enum(origins),
      name: z.string(),
      topics: z.array(z.object({ id: z.uuid(), ...Topic.shape })),
    }),
  ),
});
