import { defineCatalogue } from '@/lib/access/define-catalogue';
import { mayBeId } from '@/lib/knowledge-base/rules';
import { remembered } from '@/lib/platform/cache/remembered';
import { links } from '@/lib/platform/links';
import type { Place } from '../rules/reader';

/** What a conversation is about, as the open material names it, and where its passages lie. */
type At = {
  place: Place;
  /** Beginnings of the addresses whose passages are preferred. */
  near: string[];
};

const course = { code: true, name: true, targetAudience: true, objective: true } as const;
type NamedCourse = { name: string; targetAudience: string; objective: string };

function named({ name, targetAudience, objective }: NamedCourse) {
  return { name, facts: [targetAudience, objective].filter(Boolean) };
}

const courseAt = defineCatalogue({
  name: 'assistant.course',
  run: async ({ db }, code: string): Promise<At | null> => {
    const found = await db.course.findFirst({ where: { code, status: 'active' }, select: course });
    return found && { place: { course: named(found) }, near: [`/lesson/${encodeURIComponent(code)}/`] };
  },
});

const moduleAt = defineCatalogue({
  name: 'assistant.module',
  run: async ({ db }, code: string, division: string): Promise<At | null> => {
    const found = await db.courseModule.findFirst({
      where: { code, course: { status: 'active' } },
      orderBy: { course: { code: 'asc' } },
      select: {
        name: true,
        course: { select: course },
        units: { select: { lessons: { where: { name: division }, select: { code: true } } } },
      },
    });
    const [lesson] = found?.units.flatMap(({ lessons }) => lessons) ?? [];
    if (lesson) return lessonAt(lesson.code);
    if (!found) return null;
    const near = [`/lesson/${[found.course.code, code].map(encodeURIComponent).join('/')}/`];
    return { place: { course: named(found.course), module: { name: found.name } }, near };
  },
});

const lessonAt = defineCatalogue({
  name: 'assistant.lesson',
  run: async ({ db }, code: string): Promise<At | null> => {
    const found = await db.lesson.findFirst({
      where: { code, unit: { module: { course: { status: 'active' } } } },
      select: {
        name: true,
        objective: true,
        unit: { select: { number: true, module: { select: { code: true, name: true, course: { select: course } } } } },
      },
    });
    if (!found) return null;
    const { module, number: unit } = found.unit;
    const near = [links.lesson({ course: module.course.code, module: module.code, unit, code })];
    const lesson = { name: found.name, facts: [found.objective].filter(Boolean) };
    return { place: { course: named(module.course), module: { name: module.name }, lesson }, near };
  },
});

const baseAt = defineCatalogue({
  name: 'assistant.base',
  run: async ({ db }, id: string, division: string): Promise<At | null> => {
    const found = await db.knowledgeBase.findUnique({
      where: { id },
      select: { name: true, topics: { select: { id: true, name: true } } },
    });
    if (!found) return null;
    const chosen = found.topics.filter(({ name }) => name === division);
    const near = (chosen.length > 0 ? chosen : found.topics).map((topic) => links.topic(topic.id));
    return { place: { base: { name: found.name }, ...(division && { topic: { name: division } }) }, near };
  },
});

const nowhere: At = { place: {}, near: [] };

const kinds: Record<string, (code: string, division: string) => Promise<At | null>> = {
  curso_: (code) => courseAt(code),
  modulo_: moduleAt,
  licao_: (code) => lessonAt(code),
};

/** From memory, but for the first time: it stands before the first word of an answer. */
export async function placeOf(subject: string, division: string): Promise<At> {
  const key = `assistant ${subject} ${division}`;
  const prefix = Object.keys(kinds).find((each) => subject.startsWith(each));
  const read = prefix && kinds[prefix];
  if (prefix && read) {
    return (await remembered('courses', key, () => read(subject.slice(prefix.length), division))) ?? nowhere;
  }
  if (!mayBeId(subject)) return nowhere;
  return (await remembered('knowledge-base', key, () => baseAt(subject, division))) ?? nowhere;
}
