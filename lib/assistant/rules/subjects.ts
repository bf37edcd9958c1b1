import { lessonParts, type Screen, screenNamed, screens, screensOf, topicParts } from './parts';

type Named = { code: string; name: string };
export type CourseChoice = Named & { modules: readonly Named[] };
export type LessonChoice = Named & { course: string; module: string; unit: number };
export type TopicChoice = { id: string; name: string; suggestions: readonly string[] };
export type BaseChoice = { id: string; name: string; origin: number; topics: readonly TopicChoice[] };

/** What there is to talk about, as far as this browser has asked: lessons come module by module. */
export type Catalogue = {
  courses: readonly CourseChoice[];
  lessons: readonly LessonChoice[];
  bases: readonly BaseChoice[];
  /** Of the own classes, the newest first; asked for where a module stands in two courses. */
  ownModules: readonly { courseCode: string; moduleCode: string }[];
};

/** Where a page is: of its lesson, module, course, knowledge base and topic those that its address names. */
export type Place = {
  course?: string | undefined;
  module?: string | undefined;
  lesson?: string | undefined;
  base?: string | undefined;
  topic?: string | undefined;
};

export type Choice = { subject: string; division: string };
export type Division = { value: string; name: string };

export type Destination =
  | { to: 'lesson'; course: string; module: string; unit: number; code: string }
  | { to: 'module'; course: string; module: string }
  | { to: 'course'; code: string }
  | { to: 'base'; id: string; origin: number }
  | { to: 'topic'; id: string }
  | { to: Screen };

const prefixes = { course: 'curso_', module: 'modulo_', lesson: 'licao_' } as const;
type Kind = keyof typeof prefixes;

export const subjectOf = (kind: Kind, code: string) => prefixes[kind] + code;

/** The kind of a subject and what it names; a base has its id alone. */
export function subjectParts(subject: string): { kind: Kind | 'base'; code: string } {
  for (const kind of Object.keys(prefixes) as Kind[]) {
    if (subject.startsWith(prefixes[kind])) return { kind, code: subject.slice(prefixes[kind].length) };
  }
  return { kind: 'base', code: subject };
}

/** `path` without language; whatever else stands in it (a plan, a search) says nothing of the place. */
export function placeAt(path: string, hash = '', origin?: string): Place & { origin?: string | undefined } {
  const [area = '', ...parts] = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  if (area === 'course') return { course: first, module: second };
  if (area === 'lesson') return { course: first, module: second, lesson: fourth };
  if (area === 'projects') return { course: first };
  if (area === 'selfstudy') return { course: first };
  if (area === 'facilitator' && first === 'lesson-plans') return { course: second, module: third, lesson: fourth };
  if (area !== 'knowledgebase' || first === 'search') return {};
  const [, base] = /^#base-(.+)$/.exec(hash) ?? [];
  return { topic: first, base, origin: first ? undefined : (origin ?? '') };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type OfPerson = { module: string | null; lessonNumber: number | null };

/** What the address leaves open comes from where the person stands in class; of which course that is may stay open. */
export function completed(at: ReturnType<typeof placeAt>, person: OfPerson, catalogue: Catalogue): Place {
  const base = baseAt(at, catalogue);
  const here = { ...at, base };
  if (at.course || !person.module) return here;
  const course = ownCourse(person.module, catalogue);
  if (!course) return { ...here, module: person.module };
  const lesson = lessonsOf(person.module, course.code, catalogue)[(person.lessonNumber ?? 0) - 1];
  return { ...here, course: course.code, module: person.module, lesson: lesson?.code };
}

/** A list of bases is about the one that it was opened on, else about its first. */
function baseAt({ topic, base, origin }: ReturnType<typeof placeAt>, { bases }: Catalogue): string | undefined {
  if (topic) return bases.find(({ topics }) => topics.some(({ id }) => id === topic))?.id;
  if (base && bases.some(({ id }) => id === base)) return base;
  return origin === undefined ? undefined : bases.find((one) => origin === '' || String(one.origin) === origin)?.id;
}

function coursesWith(module: string, { courses }: Catalogue): CourseChoice[] {
  return courses.filter(({ modules }) => modules.some(({ code }) => code === module));
}

/** The only one that has this module, else the one that an own class with it is in. */
function ownCourse(module: string, catalogue: Catalogue): CourseChoice | undefined {
  const having = coursesWith(module, catalogue);
  if (having.length === 1) return having[0];
  const own = catalogue.ownModules.filter(({ moduleCode }) => moduleCode === module);
  return own.map(({ courseCode }) => having.find(({ code }) => code === courseCode)).find(Boolean);
}

/** Whether a module's code does not say which course it is of. */
export function hasSharedModule(courses: readonly CourseChoice[]): boolean {
  const codes = courses.flatMap(({ modules }) => modules.map(({ code }) => code));
  return new Set(codes).size < codes.length;
}

/** The course of the page, else that of the own class, else the first: as the server finds it (`queries/place.ts`). */
export function courseOfModule(module: string, { course }: Place, catalogue: Catalogue): CourseChoice | undefined {
  const having = coursesWith(module, catalogue);
  return having.find(({ code }) => code === course) ?? ownCourse(module, catalogue) ?? having[0];
}

function lessonsOf(module: string, course: string | undefined, { lessons }: Catalogue) {
  return lessonParts(lessons.filter((lesson) => lesson.module === module && (!course || lesson.course === course)));
}

/** The knowledge base, else the lesson, else the module, else the course, else the first knowledge base (§4). */
export function defaultChoice(place: Place, catalogue: Catalogue): Choice {
  const { base, lesson, module, course } = place;
  if (base) return { subject: base, division: '' };
  if (lesson) return chosen(subjectOf('lesson', lesson), place, catalogue);
  if (module) return { subject: subjectOf('module', module), division: '' };
  if (course) return { subject: subjectOf('course', course), division: '' };
  return { subject: catalogue.bases[0]?.id ?? '', division: '' };
}

/** A lesson is a part of its module: choosing it chooses the module with the lesson as its part (§4). */
export function chosen(subject: string, place: Place, catalogue: Catalogue): Choice {
  const { kind, code } = subjectParts(subject);
  const lesson = kind === 'lesson' ? lessonAt(code, place, catalogue) : undefined;
  if (!lesson) return { subject, division: '' };
  const part = lessonsOf(lesson.module, lesson.course, catalogue).find((one) => one.code === code);
  return { subject: subjectOf('module', lesson.module), division: part?.value ?? '' };
}

function lessonAt(code: string, place: Place, { lessons }: Catalogue): LessonChoice | undefined {
  const named = lessons.filter((lesson) => lesson.code === code);
  const inModule = named.filter(({ module }) => module === place.module);
  return inModule.find(({ course }) => course === place.course) ?? inModule[0] ?? named[0];
}

/** A course's parts are its modules: choosing one chooses that module, all of it (§4). */
export function chosenDivision({ subject }: Choice, value: string, catalogue: Catalogue): Choice {
  const { kind, code } = subjectParts(subject);
  const modules = kind === 'course' ? (catalogue.courses.find((one) => one.code === code)?.modules ?? []) : [];
  const module = modules.find((one) => one.code === value);
  return module ? { subject: subjectOf('module', module.code), division: '' } : { subject, division: value };
}

/** The parts of a subject behind 'Visão Geral', which always stands first (§4) and is no part. */
export function divisionsOf({ subject }: Choice, place: Place, catalogue: Catalogue, tipo: string): Division[] {
  const { kind, code } = subjectParts(subject);
  const named = ({ value }: { value: string }) => ({ value, name: value });
  if (kind === 'lesson') return [];
  if (kind === 'module') {
    return lessonsOf(code, courseOfModule(code, place, catalogue)?.code, catalogue).map(named);
  }
  if (kind === 'course') {
    const modules = catalogue.courses.find((one) => one.code === code)?.modules ?? [];
    return modules.map((module) => ({ value: module.code, name: module.name }));
  }
  const topics = topicsOf(code, catalogue).map(named);
  return [...topics, ...screensOf(code, tipo).map((screen) => named({ value: screens[screen] }))];
}

function topicsOf(id: string, { bases }: Catalogue) {
  return topicParts(id, bases.find((base) => base.id === id)?.topics ?? []);
}

/** Where choosing leads (§2). */
export function destinationOf(choice: Choice, place: Place, catalogue: Catalogue): Destination | undefined {
  const { kind, code } = subjectParts(choice.subject);
  if (kind === 'course') return { to: 'course', code };
  if (kind === 'base') return destinationInBase(code, choice.division, catalogue);
  const course = kind === 'module' ? courseOfModule(code, place, catalogue) : undefined;
  const lesson =
    kind === 'lesson'
      ? lessonAt(code, place, catalogue)
      : lessonsOf(code, course?.code, catalogue).find(({ value }) => value === choice.division);
  if (lesson)
    return { to: 'lesson', course: lesson.course, module: lesson.module, unit: lesson.unit, code: lesson.code };
  return course && { to: 'module', course: course.code, module: code };
}

function destinationInBase(id: string, division: string, catalogue: Catalogue): Destination | undefined {
  const base = catalogue.bases.find((one) => one.id === id);
  const topic = topicsOf(id, catalogue).find(({ value }) => value === division);
  if (topic) return { to: 'topic', id: topic.id };
  const screen = screenNamed(id, division);
  if (screen) return { to: screen };
  return base && { to: 'base', id, origin: base.origin };
}
