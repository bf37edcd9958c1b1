import { codeLengthMax, courseCode, lessonsMax } from '@/lib/courses/rules';
import type { LinedJson } from '@/lib/platform/archive/json-lines';
import { refuse } from '@/lib/platform/archive/refusal';
import { type CourseDocument, documentName, type ModulePart } from '../rules/document';
import { lessonsOf, unitsOf } from '../rules/places';

type Elsewhere = { code: string; course: string };
type Where = { entry: string; line: number; name: string };

const courseCodeLengthMax = 20;

/**
 * What the file says may hold by itself and still not here: codes that cannot be made, lessons that are others', and
 * units that would hold too many together with what the course keeps.
 */
export function judgeFit(
  before: CourseDocument | null,
  file: CourseDocument,
  { lineOf, elsewhere }: Pick<LinedJson, 'lineOf'> & { elsewhere: readonly Elsewhere[] },
): void {
  const at = (path: readonly PropertyKey[], name: string) => ({ entry: documentName, line: lineOf(path), name });
  if (!before) judgeNew(file.course.code, at(['course', 'code'], file.course.code), courseCodeLengthMax);
  const known = new Set(before?.modules.map(({ code }) => code));
  for (const [index, { code }] of file.modules.entries()) {
    if (!known.has(code)) judgeNew(code, at(['modules', index, 'code'], code));
  }
  const places = new Map([...lessonsOf(before ?? { modules: [] })].map(({ lesson, module }) => [lesson.code, module]));
  const seen = new Set<string>();
  for (const { lesson, module, path } of lessonsOf(file)) {
    const { code } = lesson;
    const where = at([...path, 'code'], code);
    // Under another course's code, two lessons may come to one.
    if (seen.has(code)) refuse('import-lesson-twice', where);
    seen.add(code);
    const other = elsewhere.find((each) => each.code === code);
    if (other) refuse('import-lesson-elsewhere', { ...where, course: other.course });
    const stands = places.get(code)?.code;
    if (stands === undefined) judgeNew(code, where);
    else if (stands !== module.code) refuse('import-lesson-module', { ...where, module: stands });
  }
  for (const { name, path } of overfull(before, file)) refuse('import-unit-lessons', at(path, name));
}

function* overfull(before: CourseDocument | null, file: CourseDocument) {
  for (const [index, module] of file.modules.entries()) {
    const stand = before?.modules.find(({ code }) => code === module.code);
    for (const { unit, path } of unitsOf({ modules: [module] })) {
      const held = stand?.units.find(({ number }) => number === unit.number)?.lessons ?? [];
      const kept = held.filter(({ code }) => !brought(module, code));
      if (unit.lessons.length + kept.length <= lessonsMax) continue;
      yield { name: String(unit.number), path: ['modules', index, ...path.slice(2), 'lessons'] };
    }
  }
}

function brought({ units }: ModulePart, code: string): boolean {
  return units.some(({ lessons }) => lessons.some((lesson) => lesson.code === code));
}

function judgeNew(code: string, where: Where, longest = codeLengthMax): void {
  if (!courseCode.test(code) || code.length > longest) refuse('import-code', where);
}
