import type { PinnedModule, PupilFacts, Unit } from '@/lib/points/rules/facts';
import { isAttended, lessonsOf, unitOfLesson } from '@/lib/points/rules/lesson-rules';

/** What is true of the class besides its pupils. */
export type UnitFacts = {
  closedUnits: readonly number[];
  /** The numbers of the module's lessons, and those of them that are closed. */
  planned: readonly number[];
  closedLessons: readonly number[];
  /** Projects that have confirmed teams, and those that are closed. */
  assigned: readonly number[];
  closedProjects: readonly number[];
  /** Units whose test somebody takes, or may still begin. */
  openTests: readonly number[];
};

export const blockers = ['unit.previous-open', 'unit.lessons-open', 'unit.projects-open', 'unit.tests-open'] as const;
export type Blocker = (typeof blockers)[number];

type Projects = Pick<PinnedModule, 'projects'>;

/** What a unit still waits for: its lessons that are not closed, and its projects that have teams and are not. */
export function missingOf({ projects }: Projects, unit: number, facts: Omit<UnitFacts, 'closedUnits' | 'openTests'>) {
  const { planned, closedLessons, assigned, closedProjects } = facts;
  return {
    lessons: planned.filter((number) => unitOfLesson(number) === unit && !closedLessons.includes(number)),
    projects: projects
      .filter((project) => project.unit === unit)
      .map(({ number }) => number)
      .filter((number) => assigned.includes(number) && !closedProjects.includes(number)),
  };
}

/** Why the unit cannot close yet, the first reason first. */
export function blockersOf(pinned: Projects, unit: Unit, facts: UnitFacts): Blocker[] {
  const { lessons, projects } = missingOf(pinned, unit, facts);
  const isTrue = {
    'unit.previous-open': unit > 1 && !facts.closedUnits.includes(unit - 1),
    'unit.lessons-open': lessons.length > 0,
    'unit.projects-open': projects.length > 0,
    'unit.tests-open': facts.openTests.includes(unit),
  };
  return blockers.filter((blocker) => isTrue[blocker]);
}

export const warningCodes = [
  'test-not-taken',
  'answers-ungraded',
  'practice-missing',
  'self-assessment-missing',
  'project-unassigned',
] as const;
export type WarningCode = (typeof warningCodes)[number];
/** Whom it is about; none is the class. */
export type Warning = { code: WarningCode; studentIds: string[] };

type Pupil = { studentId: string; facts: PupilFacts };
/** `ungraded`: of whose test an answer waits for who teaches, and is worth nothing until then. */
type Warned = Pick<UnitFacts, 'assigned'> & { ungraded: readonly string[] };

/** What closing would cost somebody who could still be helped: each is ticked before. */
export function warningsOf(pinned: PinnedModule, unit: Unit, pupils: readonly Pupil[], facts: Warned): Warning[] {
  const isTested = pinned.tests.includes(unit);
  const those = (code: WarningCode, misses: (facts: PupilFacts, studentId: string) => boolean): Warning => ({
    code,
    studentIds: pupils.flatMap(({ studentId, facts: of }) => (misses(of, studentId) ? studentId : [])),
  });
  const testOf = (of: PupilFacts) => of.tests.find((test) => test.unit === unit);
  const isUnassigned = pinned.projects.some(
    (project) => project.unit === unit && !facts.assigned.includes(project.number),
  );
  const ofPupils = [
    those('test-not-taken', (of) => isTested && !testOf(of)?.theory),
    those('answers-ungraded', (_, studentId) => isTested && facts.ungraded.includes(studentId)),
    those('practice-missing', (of) => isTested && (testOf(of)?.practice ?? null) === null),
    those('self-assessment-missing', (of) =>
      lessonsOf(of, unit).some(
        (lesson) => lesson.counts && isAttended(lesson) && lesson.slider === null && lesson.value === null,
      ),
    ),
  ];
  return [
    ...ofPupils.filter(({ studentIds }) => studentIds.length > 0),
    ...(isUnassigned ? [{ code: 'project-unassigned' as const, studentIds: [] }] : []),
  ];
}
