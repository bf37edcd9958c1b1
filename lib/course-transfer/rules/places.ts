import type { CourseDocument, LessonPart, ModulePart, UnitPart } from './document';

type Path = readonly PropertyKey[];

export function* unitsOf({ modules }: Pick<CourseDocument, 'modules'>): Generator<{ unit: UnitPart; path: Path }> {
  for (const [index, { units }] of modules.entries()) {
    for (const [at, unit] of units.entries()) yield { unit, path: ['modules', index, 'units', at] };
  }
}

/** Every lesson of a course, and where its document tells of it. */
export function* lessonsOf({
  modules,
}: Pick<CourseDocument, 'modules'>): Generator<{ lesson: LessonPart; module: ModulePart; path: Path }> {
  for (const [index, module] of modules.entries()) {
    for (const { unit, path } of unitsOf({ modules: [module] })) {
      for (const [at, lesson] of unit.lessons.entries()) {
        yield { lesson, module, path: ['modules', index, ...path.slice(2), 'lessons', at] };
      }
    }
  }
}
