import type { Tx } from '@/lib/platform/db/client';
import { type ClassFacts, lessonKey } from '../rules/pupil-facts';

type Named = { unit: number; challenges: { key: string; name: string }[] };

type OfPupil = { studentId: string };

/** Rows of many pupils, by pupil; what `tell` makes nothing of is left out. */
function byPupil<Row extends OfPupil, Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told | null,
): Map<string, Told[]> {
  const told = new Map<string, Told[]>();
  for (const row of rows) {
    const one = tell(row);
    if (one !== null) told.set(row.studentId, [...(told.get(row.studentId) ?? []), one]);
  }
  return told;
}

/** The facts of some pupils in some classes: a fixed number of statements, however many they are. */
export async function storedFacts(tx: Tx, classIds: readonly string[], studentIds: readonly string[]) {
  const ofClasses = { classId: { in: [...classIds] } };
  const where = { ...ofClasses, studentId: { in: [...studentIds] } };
  const lessons = await tx.classLesson.findMany({
    where: { ...ofClasses, status: 'closed' },
    select: { id: true, classId: true, number: true, closedAt: true },
  });
  const ofLessons = {
    classLessonId: { in: lessons.map(({ id }) => id) },
    studentId: { in: [...studentIds] },
  };
  const marks = await tx.attendanceMark.findMany({ where: ofLessons });
  const values = await tx.challengeValue.findMany({ where: ofLessons });
  const sliders = await tx.selfAssessment.findMany({ where: ofLessons });
  const pinned = await tx.pinnedModule.findMany({ where: ofClasses, select: { classId: true, missions: true } });
  const ticks = await tx.challengeTick.findMany({ where });
  const tests = await tx.testGrade.findMany({ where });
  const places = await tx.teamMember.findMany({
    where: {
      studentId: { in: [...studentIds] },
      team: { definition: { ...ofClasses, confirmedAt: { not: null } } },
    },
    select: { studentId: true, team: { select: { definition: { select: { classId: true, project: true } } } } },
  });
  const grades = await tx.projectGrade.findMany({ where });

  const numberOf = new Map(lessons.map(({ id, classId, number }) => [id, { classId, number }]));
  /** By pupil and lesson. */
  function byLesson<Row extends OfPupil & { classLessonId: string }, Told>(
    classId: string,
    rows: readonly Row[],
    tell: (row: Row) => Told,
  ): Map<string, Told> {
    const told = rows.flatMap((row) => {
      const lesson = numberOf.get(row.classLessonId);
      return lesson?.classId === classId ? [[lessonKey(row.studentId, lesson.number), tell(row)] as const] : [];
    });
    return new Map(told);
  }

  function factsOf(classId: string): ClassFacts {
    const mine = <T extends { classId: string }>(rows: readonly T[]) => rows.filter((row) => row.classId === classId);
    const missions = mine(pinned).flatMap((row) => row.missions as Named[]);
    const nameOf = (unit: number, challenge: string) =>
      missions.find((mission) => mission.unit === unit)?.challenges.find(({ key }) => key === challenge)?.name;
    const scores = new Map(mine(grades).map(({ studentId, project, score }) => [`${studentId} ${project}`, score]));
    const placed = places.filter(({ team }) => team.definition.classId === classId);
    return {
      lessons: mine(lessons).flatMap(({ number, closedAt }) => (closedAt ? [{ number, closedAt }] : [])),
      marks: byLesson(classId, marks, ({ state }) => ({ attendance: state })),
      values: byLesson(classId, values, ({ percent }) => percent),
      sliders: byLesson(classId, sliders, ({ percent }) => percent),
      ticks: byPupil(mine(ticks), ({ unit, challenge, own, checked }) => {
        const name = nameOf(unit, challenge);
        return name === undefined ? null : { unit, name, own, checked };
      }),
      tests: byPupil(mine(tests), ({ unit, theoryRight: right, theoryTotal: total, practice }) => ({
        unit,
        theory: right === null || total === null ? null : { right, total },
        practice,
      })),
      projects: byPupil(placed, ({ studentId, team }) => {
        const number = team.definition.project;
        return { number, score: scores.get(`${studentId} ${number}`) ?? null };
      }),
    };
  }
  return new Map(classIds.map((classId) => [classId, factsOf(classId)]));
}
