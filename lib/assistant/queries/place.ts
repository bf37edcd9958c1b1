import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { abilities as coursesAbilities } from '@/lib/courses/abilities';
import { links as ofCourses } from '@/lib/courses/links';
import { abilities as knowledgeBaseAbilities } from '@/lib/knowledge-base/abilities';
import { links as ofKnowledgeBase } from '@/lib/knowledge-base/links';
import { screenNamed, screensOf } from '../rules/parts';
import type { Place } from '../rules/reader';
import { subjectParts } from '../rules/subjects';
import {
  baseNamed,
  type CourseFacts,
  courseNamed,
  homeOfLesson,
  type LessonFacts,
  type ModuleFacts,
  modulesNamed,
  topicsNamed,
} from './material';
import { isOwnModule, ownModules } from './own-modules';

/** What a conversation is about, as the material names it, and where its passages lie. */
export type At = {
  readonly place: Place;
  /** Beginnings of the addresses whose passages are preferred. */
  readonly near: readonly string[];
  /** The page of the lesson that is open. */
  readonly lesson?: string | undefined;
  /** Whose lessons are meant: the one that is open, or else those of the caller's own classes. Without any, all of them. */
  readonly courses?: readonly string[] | undefined;
};

/** Where somebody says that he stands (§3): codes, of which only those count that lead to what he may read. */
export type Standing = { readonly [Of in 'course' | 'module' | 'lesson']?: string | undefined };

type Wanted = { subject: string; division: string; standing?: Standing };
type Spot = { course: CourseFacts; module?: ModuleFacts | undefined; lesson?: LessonFacts | undefined };

export const nowhere: At = { place: {}, near: [] };

/**
 * Null where the caller may not read it, where it is not there, and where the division is none of the subject's. Without
 * a caller it is what is open to everybody. What the subject leaves open comes from where the caller stands.
 */
export async function placeOf(actor: Actor | null, { subject, division, standing = {} }: Wanted): Promise<At | null> {
  const { kind, code } = subjectParts(subject);
  if (kind === 'base') return atBase(actor, { id: code, division, standing });
  const stood = await spotOf(actor, standing);
  const spot = await (kind === 'lesson'
    ? division === '' && spotOf(actor, { lesson: code })
    : kind === 'module'
      ? spotOfModule(actor, { code, division, course: stood?.course.code })
      : spotOfCourse(actor, code, division));
  if (!spot) return null;
  const narrow = narrowed(spot, stood);
  return { place: placeOfSpot(narrow), near: await nearTo(spot), ...standingAt(narrow) };
}

async function atBase(
  actor: Actor | null,
  { id, division, standing }: { id: string; division: string; standing: Standing },
) {
  if (actor && !can(actor, knowledgeBaseAbilities['knowledge-base:read'])) return null;
  const base = await baseNamed(id);
  if (!base) return null;
  const topic = base.topics.find(({ value }) => value === division);
  const screen = screenNamed(id, division);
  const isScreen = screen !== undefined && screensOf(id, actor?.tipo ?? '').includes(screen);
  if (division !== '' && !topic && !isScreen) return null;
  const stood = await spotOf(actor, standing);
  const named = topic?.name ?? division;
  const place = {
    ...(stood && placeOfSpot(stood)),
    base: { name: base.name },
    ...(named && { topic: { name: named } }),
  };
  const topics = (topic ? [topic] : base.topics).map((each) => ofKnowledgeBase.topic(each.id));
  const own = stood ? standingAt(stood) : { courses: await ownCourses(actor) };
  return { place, near: [...topics, ...(stood ? await nearTo(stood) : [])], ...own };
}

function standingAt(spot: Spot): Pick<At, 'lesson' | 'courses'> {
  return { lesson: spot.lesson && addressOf(spot), courses: [spot.course.code] };
}

/** Of a pupil who stands nowhere: what the own classes learn. */
async function ownCourses(actor: Actor | null): Promise<string[] | undefined> {
  if (actor?.tipo !== 'aluno') return undefined;
  const { items } = await ownModules(actor, {});
  return items.length > 0 ? [...new Set(items.map(({ courseCode }) => courseCode))] : undefined;
}

/** The narrowest that is there: a lesson says by itself what it is a part of. */
async function spotOf(actor: Actor | null, { course, module, lesson }: Standing): Promise<Spot | null> {
  const home = lesson ? await homeOfLesson(lesson) : null;
  if (home) {
    const own = (await readableModules(actor, home.module)).find((one) => one.course.code === home.course);
    if (own) return { course: own.course, module: own, lesson: own.lessons.find(({ code }) => code === lesson) };
  }
  const spot = module ? await spotOfModule(actor, { code: module, division: '', course }) : null;
  return spot ?? (course ? spotOfCourse(actor, course, '') : null);
}

/** Of courses that have such a module with such a part: the one that is named, else the class's, else the first. */
async function spotOfModule(
  actor: Actor | null,
  { code, division, course }: { code: string; division: string; course: string | undefined },
): Promise<Spot | null> {
  const spots = (await readableModules(actor, code)).flatMap((module) => {
    const lesson = module.lessons.find(({ value }) => value === division);
    return lesson || division === '' ? [{ course: module.course, module, lesson }] : [];
  });
  const inCourse = (wanted: string | undefined) => spots.find((spot) => spot.course.code === wanted);
  const sure = spots.length > 1 ? inCourse(course) : spots[0];
  if (sure || spots.length === 0) return sure ?? null;
  const own = actor ? (await ownModules(actor, {})).items : [];
  const ofClass = own.filter(({ moduleCode }) => moduleCode === code).map(({ courseCode }) => inCourse(courseCode));
  return ofClass.find(Boolean) ?? spots[0] ?? null;
}

/** A module is a part of its course by its code. */
async function spotOfCourse(actor: Actor | null, code: string, division: string): Promise<Spot | null> {
  if (actor && !can(actor, coursesAbilities['course:read'])) return null;
  if (division) {
    const module = (await readableModules(actor, division)).find((one) => one.course.code === code);
    return module ? { course: module.course, module } : null;
  }
  const course = await courseNamed(code);
  return course && (course.isActive || isEditor(actor)) ? { course } : null;
}

/** Released modules are open to everybody who reads courses; of the others those of the own schools. */
async function readableModules(actor: Actor | null, code: string): Promise<ModuleFacts[]> {
  const found = await modulesNamed(code);
  if (isEditor(actor)) return [...found];
  if (actor && !can(actor, coursesAbilities['course:read'])) return [];
  const may = await Promise.all(
    found.map(({ isReleased, course }) =>
      isReleased && course.isActive
        ? true
        : actor !== null && isOwnModule(actor, { course: course.code, module: code }),
    ),
  );
  return found.filter((_, index) => may[index]);
}

function isEditor(actor: Actor | null): boolean {
  return actor?.tipo === 'admin';
}

/** Within a wider subject, the part of it that is stood at. */
function narrowed(spot: Spot, stood: Spot | null): Spot {
  if (!stood || stood.course.code !== spot.course.code) return spot;
  if (!spot.module) return stood;
  return !spot.lesson && stood.module?.code === spot.module.code ? stood : spot;
}

function placeOfSpot({ course, module, lesson }: Spot): Place {
  return {
    course: { name: course.name, facts: course.facts },
    ...(module && { module: { name: module.name } }),
    ...(lesson && { lesson: { name: lesson.name, facts: lesson.facts } }),
  };
}

/** Beside the lessons themselves, what the knowledge base tells of each under its name. */
async function nearTo(spot: Spot): Promise<string[]> {
  const lessons = spot.lesson ? [spot.lesson] : (spot.module?.lessons ?? []);
  const topics = lessons.length > 0 ? await topicsNamed(lessons.map(({ name }) => name)) : [];
  return [addressOf(spot), ...topics.map((id) => ofKnowledgeBase.topic(id))];
}

function addressOf({ course, module, lesson }: Spot): string {
  if (module && lesson) {
    return ofCourses.lesson({ course: course.code, module: module.code, unit: lesson.unit, code: lesson.code });
  }
  return `/lesson/${[course.code, ...(module ? [module.code] : [])].map(encodeURIComponent).join('/')}/`;
}
