import { copiedLessonCode } from '@/lib/courses/rules';
import type { CourseDocument, ModulePart } from './document';

/** The file's course under the code that it shall have here; its lessons are other lessons then. */
export function recoded(document: CourseDocument, to: string): CourseDocument {
  const from = document.course.code;
  if (from === to) return document;
  return {
    ...document,
    course: { ...document.course, code: to },
    modules: document.modules.map((module) => ({
      ...module,
      units: module.units.map((unit) => ({
        ...unit,
        lessons: unit.lessons.map((lesson) => ({ ...lesson, code: copiedLessonCode(lesson.code, from, to) })),
      })),
    })),
  };
}

/**
 * What the course will be. Nothing is taken away: what only the course lists stays beside what the file lists. Nobody
 * sees a new course before it was looked through, and no file opens or closes one that is there.
 */
export function merged(before: CourseDocument | null, file: CourseDocument): CourseDocument {
  const modules = new Map(before?.modules.map((module) => [module.code, module]));
  return {
    ...file,
    course: { ...file.course, status: before?.course.status ?? 'inactive' },
    modules: file.modules.map((module) => withLists(module, modules.get(module.code))),
  };
}

function withLists(module: ModulePart, before: ModulePart | undefined): ModulePart {
  const units = module.units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) => ({ ...lesson, skillCodes: [...new Set(lesson.skillCodes)].sort() })),
  }));
  const expectedOn = module.status === 'released' ? null : module.expectedOn;
  return {
    ...module,
    units,
    expectedOn,
    parts: joined(before?.parts, module.parts, ({ kind, number }) => `${kind} ${number}`),
    glossary: joined(before?.glossary, module.glossary, ({ term }) => term),
    support: joined(before?.support, module.support, (item) => ('file' in item ? item.file : item.address)),
  };
}

/** In the order of what is there, with the file's words; what is new comes last. What is listed twice is taken in its order. */
function joined<T>(before: readonly T[] = [], file: readonly T[], keyOf: (item: T) => string): T[] {
  const left = [...file];
  const kept = before.map((item) => {
    const at = left.findIndex((each) => keyOf(each) === keyOf(item));
    return at < 0 ? item : (left.splice(at, 1)[0] as T);
  });
  return [...kept, ...left];
}
