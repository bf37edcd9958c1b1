import type { Change } from '../schemas';
import type { CourseDocument, LessonPart, ModulePart, UnitPart } from './document';
import { isMoved } from './order';
import { isSame } from './same';

/** What an import would do to each thing that the file or the course holds. */
export function changesOf(
  before: CourseDocument | null,
  after: CourseDocument,
  knownSkills: ReadonlySet<string>,
): Change[] {
  return [
    courseChange(before, after),
    ...after.skills
      .filter(({ code }) => !knownSkills.has(code))
      .map(({ code, text }) => told('skill', { code, name: text, moduleCode: null }, null)),
    ...modulesOf(before?.modules ?? [], after.modules),
  ];
}

function courseChange(before: CourseDocument | null, after: CourseDocument): Change {
  const { code, name } = after.course;
  const fields = before ? differing(before.course, after.course) : null;
  return told('course', { code, name, moduleCode: null }, fields);
}

function* modulesOf(before: readonly ModulePart[], after: readonly ModulePart[]): Generator<Change> {
  const moved = isMoved(codesOf(before), codesOf(after));
  for (const module of after) {
    const known = before.find(({ code }) => code === module.code);
    const { code, name } = module;
    const fields = known && [...differing(known, module, ['units']), ...(moved(code) ? ['place'] : [])];
    yield told('module', { code, name, moduleCode: null }, fields ?? null);
    yield* unitsOf(code, known?.units ?? [], module.units);
  }
  for (const { code, name } of missing(before, after)) yield kept('module', { code, name, moduleCode: null });
}

function* unitsOf(moduleCode: string, before: readonly UnitPart[], after: readonly UnitPart[]): Generator<Change> {
  const lessons = before.flatMap((unit) => unit.lessons);
  const placed = new Set(after.flatMap((unit) => codesOf(unit.lessons)));
  for (const unit of after) {
    const known = before.find(({ number }) => number === unit.number);
    const named = { code: String(unit.number), name: unit.objective, moduleCode };
    yield told('unit', named, known ? differing(known, unit, ['lessons']) : null);
    yield* lessonsOf(moduleCode, { known: known?.lessons ?? [], everywhere: lessons, after: unit.lessons });
  }
  for (const { code, name } of lessons) if (!placed.has(code)) yield kept('lesson', { code, name, moduleCode });
}

type Lessons = Readonly<Record<'known' | 'everywhere' | 'after', readonly LessonPart[]>>;

/** `everywhere`: of the whole module, for a lesson may come from another unit. */
function* lessonsOf(moduleCode: string, { known, everywhere, after }: Lessons): Generator<Change> {
  const moved = isMoved(codesOf(known), codesOf(after));
  for (const lesson of after) {
    const { code, name } = lesson;
    const other = everywhere.find((each) => each.code === code);
    const isPlaced = known.some((each) => each.code === code) && !moved(code);
    const fields = other && [...lessonFields(other, lesson), ...(isPlaced ? [] : ['place'])];
    yield told('lesson', { code, name, moduleCode }, fields ?? null);
  }
}

/** A plan that the file does not hold stays as it is. */
function lessonFields(before: LessonPart, after: LessonPart): string[] {
  const plans = (['published', 'draft'] as const).filter((plan) => after[plan] === null);
  return differing({ ...before, skillCodes: before.skillCodes.toSorted() }, after, plans);
}

function differing<T extends object>(before: T, after: T, besides: readonly (keyof T)[] = []): string[] {
  const names = Object.keys(after) as (keyof T)[];
  return names
    .filter((name) => !besides.includes(name) && !isSame(before[name], after[name]))
    .map((name) => String(name));
}

type Named = Pick<Change, 'code' | 'name' | 'moduleCode'>;

/** Without fields to compare it is new. */
function told(thing: Change['thing'], named: Named, fields: string[] | null): Change {
  if (fields === null) return { thing, change: 'created', ...named, fields: [] };
  return { thing, change: fields.length > 0 ? 'changed' : 'unchanged', ...named, fields };
}

/** An import takes nothing away. */
function kept(thing: Change['thing'], named: Named): Change {
  return { thing, change: 'kept', ...named, fields: [] };
}

function codesOf(items: readonly { code: string }[]): string[] {
  return items.map(({ code }) => code);
}

function missing<T extends { code: string }>(before: readonly T[], after: readonly T[]): T[] {
  return before.filter(({ code }) => !after.some((each) => each.code === code));
}
