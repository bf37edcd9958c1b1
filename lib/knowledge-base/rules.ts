import { marksIn } from '@/lib/passages/rules/personal-marks';

export const topicsMax = 60;
export const nameLengthMax = 120;
export const bodyLengthMax = 20_000;

export const knowledgeKinds = ['general', 'robotics', 'software', 'trade', 'guide'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];

/** The bases that other parts name (§9). The spec gives the beginnings of two ids; what it leaves open is ours. */
export const fixedBases = {
  general: { id: 'c9bf1a20-0ed4-11ee-be56-0242ac120002', kind: 'general' },
  robotics: { id: 'c9dc2ed0-0ed4-11ee-be56-0242ac120002', kind: 'robotics' },
  software: { id: 'c9f92cb0-0ed4-11ee-be56-0242ac120002', kind: 'software' },
  trade: { id: 'ca163f60-0ed4-11ee-be56-0242ac120002', kind: 'trade' },
  guideMY: { id: 'ca335190-0ed4-11ee-be56-0242ac120002', kind: 'guide' },
  guideMT: { id: 'ca5063c0-0ed4-11ee-be56-0242ac120002', kind: 'guide' },
  guideMP: { id: 'ca6d75f0-0ed4-11ee-be56-0242ac120002', kind: 'guide' },
  guideF1: { id: 'ca8a8820-0ed4-11ee-be56-0242ac120002', kind: 'guide' },
} as const satisfies Record<string, { id: string; kind: KnowledgeKind }>;

export type FixedBase = keyof typeof fixedBases;
export const fixedBaseNames = Object.keys(fixedBases) as FixedBase[];

/** Each guide is of a course and of the one that was made from it (§9). */
const guides: Readonly<Record<string, FixedBase>> = {
  MY: 'guideMY',
  MYe: 'guideMY',
  MT: 'guideMT',
  MTe: 'guideMT',
  MP: 'guideMP',
  MPe: 'guideMP',
  F1: 'guideF1',
  MKe: 'guideF1',
};

/** The knowledge base that guides through a course. */
export function guideOfCourse(courseCode: string): string | undefined {
  const guide = Object.hasOwn(guides, courseCode) ? guides[courseCode] : undefined;
  return guide && fixedBases[guide].id;
}

/** How the assistant's panel asks for bases: 9 are those that all courses share, 11 the guides (decisions.md). */
export const origins = { shared: 9, guides: 11 } as const;
export type Origin = (typeof origins)[keyof typeof origins];

export function originOf(kind: KnowledgeKind): Origin {
  return kind === 'guide' ? origins.guides : origins.shared;
}

export function kindsOf(origin: Origin): KnowledgeKind[] {
  return knowledgeKinds.filter((kind) => originOf(kind) === origin);
}

/** A fixed id names one kind of base, and an id that is not fixed is given by us. */
export function mayHaveId(id: string, kind: KnowledgeKind): boolean {
  return fixedBaseNames.some((name) => fixedBases[name].id === id && fixedBases[name].kind === kind);
}

/** Ids arrive as texts of any kind: only these are asked for. */
export function mayBeId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

type Content = { topic: string; suggestions: readonly string[]; body: string };
type Stored = {
  id: string;
  name: string;
  suggestions: string[];
  body: string;
  position: number;
  createdAt: Date;
  updatedAt: Date;
};
type Known = Pick<Stored, 'id' | 'name' | 'suggestions' | 'body'>;
type Wanted = Content & { id?: string | undefined };

/**
 * What a base's rows become: who was there keeps its id and its age. A new topic has the id that its form gave it, so
 * that a second save finds it again; one that is taken already, here or (`foreign`) in another base, is nobody's.
 */
export function topicPlan(stored: readonly Stored[], wanted: readonly Wanted[], foreign: readonly string[]) {
  const before = new Map(stored.map((topic) => [topic.id, topic]));
  const taken = new Set(foreign);
  const rows = wanted.map(({ id: asked, topic: name, suggestions, body }, index) => {
    const id = asked !== undefined && taken.has(asked) ? undefined : asked;
    if (id !== undefined) taken.add(id);
    const content = { name, suggestions: [...suggestions], body, position: index + 1 };
    const known = id === undefined ? undefined : before.get(id);
    if (!known) return { ...content, id, isChanged: true };
    before.delete(known.id);
    const { createdAt, updatedAt } = known;
    const isChanged = !isSame({ ...known, topic: known.name }, { topic: name, suggestions, body });
    return { ...content, id, createdAt, updatedAt, isChanged };
  });
  return { rows, goneIds: [...before.keys()] };
}

function isSame(one: Content, other: Content): boolean {
  return (
    one.topic === other.topic &&
    one.body === other.body &&
    one.suggestions.length === other.suggestions.length &&
    one.suggestions.every((suggestion, index) => suggestion === other.suggestions[index])
  );
}

/**
 * Where a base would publish the mark of something personal that was taken out, as fields of its topics. One that its
 * topic had before may stay: nobody who mends a typo is stopped by it.
 */
export function marksAdded(stored: readonly Known[], wanted: readonly Wanted[]): string[] {
  const before = new Map(
    stored.map(({ id, name, suggestions, body }) => [id, [name, ...suggestions, body].join('\n')]),
  );
  return wanted.flatMap(({ id, topic, suggestions, body }, at) => {
    const known = marksIn(before.get(id ?? '') ?? '');
    const isMarked = (text: string) => marksIn(text).some((mark) => !known.includes(mark));
    return [
      ...(isMarked(topic) ? [`topics.${at}.topic`] : []),
      ...suggestions.flatMap((one, index) => (isMarked(one) ? [`topics.${at}.suggestions.${index}`] : [])),
      ...(isMarked(body) ? [`topics.${at}.body`] : []),
    ];
  });
}
