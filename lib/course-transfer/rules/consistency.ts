import { arePlaces, expectedDate, repeatedTerm } from '@/lib/courses/rules';
import { missingSections } from '@/lib/lesson-plans/rules/drafts';
import type { CourseDocument, LessonPart, ModulePart } from './document';
import { lessonsOf, unitsOf } from './places';

/** What no field can say of itself: `code` is a key of messages/<locale>/fields.json, `path` where it is. */
type Contradiction = { code: string; path: readonly PropertyKey[]; name: string };
type Content = Pick<CourseDocument, 'skills' | 'modules'>;

/** The first thing in a course's document that contradicts another. */
export function contradiction(content: Content): Contradiction | undefined {
  return contradictions(content).next().value ?? undefined;
}

function* contradictions({ skills, modules }: Content): Generator<Contradiction, undefined> {
  const skillCodes = skills.map(({ code }) => code);
  yield* repeated('import-twice', skillCodes, (index) => ['skills', index]);
  const moduleCodes = modules.map(({ code }) => code);
  yield* repeated('import-twice', moduleCodes, (index) => ['modules', index, 'code']);
  for (const [index, module] of modules.entries()) yield* inModule(module, ['modules', index]);
  for (const { unit, path } of unitsOf({ modules })) {
    if (unit.number !== Number(path.at(-1)) + 1) {
      yield { code: 'import-unit-number', path: [...path, 'number'], name: String(unit.number) };
    }
  }
  const lessons = [...lessonsOf({ modules })];
  const lessonCodes = lessons.map(({ lesson }) => lesson.code);
  yield* repeated('import-lesson-twice', lessonCodes, (index) => [...(lessons[index]?.path ?? []), 'code']);
  for (const { lesson, path } of lessons) yield* inLesson(lesson, path, new Set(skillCodes));
}

function* repeated(
  code: string,
  names: readonly string[],
  pathOf: (index: number) => Contradiction['path'],
): Generator<Contradiction> {
  const index = names.findIndex((name, at) => names.indexOf(name) < at);
  if (index >= 0) yield { code, path: pathOf(index), name: names[index] ?? '' };
}

function* inModule(module: ModulePart, path: Contradiction['path']): Generator<Contradiction> {
  const name = module.code;
  if (module.status === 'inDevelopment' && expectedDate(module) === null) {
    yield { code: 'import-expected-on', path: [...path, 'expectedOn'], name };
  }
  if (!arePlaces(module.parts)) yield { code: 'import-part-place', path: [...path, 'parts'], name };
  const term = repeatedTerm(module.glossary);
  if (term >= 0) {
    yield { code: 'import-twice', path: [...path, 'glossary', term], name: module.glossary[term]?.term ?? '' };
  }
}

function* inLesson(
  { code, skillCodes, published }: LessonPart,
  path: Contradiction['path'],
  known: ReadonlySet<string>,
): Generator<Contradiction> {
  const unknown = skillCodes.find((each) => !known.has(each));
  if (unknown) yield { code: 'import-unknown-skill', path: [...path, 'skillCodes'], name: unknown };
  const missing = published && missingSections(published)[0];
  if (missing) yield { code: 'import-plan-incomplete', path: [...path, 'published', missing], name: code };
}
