import type { Tx } from '@/lib/platform/db/client';
import type { LessonFacts } from '@/lib/points/rules/facts';
import { nameOfChallenge } from '../rules/challenge-names';
import { type ClassFacts, lessonKey } from '../rules/pupil-facts';

type Mission = { unit: number; challenges: { key: string; name: string }[] };

/** Each row as a list, the class first and then the pupil: names would be most of what travels. */
type Stored = {
  lessons: [classId: string, number: number, closedAtMs: number][];
  missions: [classId: string, missions: Mission[]][];
  marks: [...OfLesson, state: LessonFacts['attendance']][];
  values: [...OfLesson, percent: number | null][];
  sliders: [...OfLesson, percent: number][];
  ticks: [...OfPupil, unit: number, challenge: string, own: boolean | null, checked: boolean | null][];
  tests: [...OfPupil, unit: number, right: number | null, total: number | null, practice: number | null][];
  projects: [...OfPupil, number: number, score: number | null, tookPart: boolean | null][];
};
type OfPupil = [classId: string, studentId: string];
type OfLesson = [...OfPupil, number: number];

/** The facts of some pupils in some classes, by one statement: a class's are well over a thousand rows. */
export async function storedFacts(tx: Tx, classIds: readonly string[], studentIds: readonly string[]) {
  const [stored] = await tx.$queryRaw<[Stored]>`
    WITH classes AS (SELECT DISTINCT unnest(${[...classIds]}::uuid[]) AS class_id),
         students AS (SELECT DISTINCT unnest(${[...studentIds]}::uuid[]) AS student_id),
         lessons AS (SELECT l.id, l.class_id, l.number, l.closed_at
                       FROM classes JOIN class_lessons l USING (class_id) WHERE l.status = 'closed')
    SELECT
      (SELECT coalesce(json_agg(json_build_array(class_id, number, (extract(epoch FROM closed_at) * 1000)::bigint)), '[]')
         FROM lessons WHERE closed_at IS NOT NULL) AS lessons,
      (SELECT coalesce(json_agg(json_build_array(class_id, missions)), '[]')
         FROM classes JOIN pinned_modules USING (class_id)) AS missions,
      (SELECT coalesce(json_agg(json_build_array(l.class_id, student_id, l.number, m.state)), '[]')
         FROM lessons l JOIN attendance_marks m ON m.class_lesson_id = l.id JOIN students USING (student_id)) AS marks,
      (SELECT coalesce(json_agg(json_build_array(l.class_id, student_id, l.number, v.percent)), '[]')
         FROM lessons l JOIN challenge_values v ON v.class_lesson_id = l.id JOIN students USING (student_id)) AS values,
      (SELECT coalesce(json_agg(json_build_array(l.class_id, student_id, l.number, s.percent)), '[]')
         FROM lessons l JOIN self_assessments s ON s.class_lesson_id = l.id JOIN students USING (student_id)) AS sliders,
      (SELECT coalesce(json_agg(json_build_array(class_id, student_id, unit, challenge,
                                                CASE WHEN own OR own_at IS NOT NULL THEN own END, checked)), '[]')
         FROM classes JOIN challenge_ticks USING (class_id) JOIN students USING (student_id)) AS ticks,
      (SELECT coalesce(json_agg(json_build_array(class_id, student_id, unit, theory_right, theory_total, practice)), '[]')
         FROM classes JOIN test_grades USING (class_id) JOIN students USING (student_id)) AS tests,
      (SELECT coalesce(json_agg(json_build_array(class_id, student_id, d.project, g.score, g.took_part)), '[]')
         FROM classes JOIN team_definitions d USING (class_id)
         JOIN team_members m ON m.definition_id = d.id
         JOIN students USING (student_id)
         LEFT JOIN project_grades g USING (class_id, student_id, project)
        WHERE d.confirmed_at IS NOT NULL) AS projects`;
  const of = <Row extends [string, ...unknown[]]>(classId: string, rows: readonly Row[]) =>
    rows.filter(([id]) => id === classId);

  function factsOf(classId: string): ClassFacts {
    const missions = of(classId, stored.missions).flatMap(([, each]) => each);
    const nameOf = (unit: number, challenge: string) =>
      nameOfChallenge(missions.find((mission) => mission.unit === unit)?.challenges ?? [], challenge);
    return {
      lessons: of(classId, stored.lessons).map(([, number, ms]) => ({ number, closedAt: new Date(ms) })),
      marks: byLesson(of(classId, stored.marks), (attendance) => ({ attendance })),
      values: byLesson(of(classId, stored.values), (percent) => percent),
      sliders: byLesson(of(classId, stored.sliders), (percent) => percent),
      ticks: byPupil(of(classId, stored.ticks), ([, , unit, challenge, own, checked]) => {
        const name = nameOf(unit, challenge);
        return name === undefined ? [] : [{ unit, name, own, checked }];
      }),
      tests: byPupil(of(classId, stored.tests), ([, , unit, right, total, practice]) => [
        { unit, theory: right === null || total === null ? null : { right, total }, practice },
      ]),
      projects: byPupil(of(classId, stored.projects), ([, , number, score, tookPart]) => [
        { number, score, isAway: tookPart === false },
      ]),
    };
  }
  return new Map(classIds.map((classId) => [classId, factsOf(classId)]));
}

function byLesson<Fact, Told>(rows: readonly [...OfLesson, Fact][], tell: (fact: Fact) => Told): Map<string, Told> {
  return new Map(rows.map(([, studentId, number, fact]) => [lessonKey(studentId, number), tell(fact)]));
}

/** Rows of many pupils, by pupil. */
function byPupil<Row extends [...OfPupil, ...unknown[]], Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told[],
): Map<string, Told[]> {
  const told = new Map<string, Told[]>();
  for (const row of rows) told.set(row[1], [...(told.get(row[1]) ?? []), ...tell(row)]);
  return told;
}
