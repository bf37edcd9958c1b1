import { defineQuery } from '@/lib/access/define-query';
import { livePosition } from '@/lib/access/live/event-log';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { open } from '@/lib/lesson-plans/rules/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { OwnWay } from '../schemas/seat';
import { withBroughtAlong } from './brought-lessons';
import { partnersOf } from './own-lessons';

type Row = Omit<OwnWay['class'], 'id' | 'name'> &
  OwnWay['lessons'][number] & { heldId: string | null; pair: number | null; place: number | null; hasMoved: boolean };

/** How far a pupil is in the own class whose lesson goes on, else in the newest: a home is opened all day, so it is few and short statements. */
export const ownWay = defineQuery({
  name: 'classroom.own-way',
  may: abilities['seat:read'],
  input: NoInput,
  reply: OwnWay,
  run: async ({ db, actor, now }) => {
    const position = await livePosition();
    const classes = await db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated', startedAt: { not: null } }),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, name: true, heldLessons: { where: { status: 'ongoing' }, select: { number: true } } },
    });
    const own = classes.find(({ heldLessons }) => heldLessons.length > 0) ?? classes[0];
    if (!own) return null;
    const rows = await lessonRows(db, own.id, actor.id);
    const [first] = rows;
    if (!first) return null;
    const here = rows.find(({ status }) => status === 'ongoing');
    const lessons = first.hasMoved
      ? await withBroughtAlong(db, { classId: own.id, studentId: actor.id, now }, rows)
      : rows;
    const paired = here?.heldId && here.pair !== null && here.place !== null;
    return {
      at: now.toISOString(),
      position,
      class: {
        id: own.id,
        name: own.name,
        family: first.family,
        courseCode: first.courseCode,
        courseName: first.courseName,
        moduleCode: first.moduleCode,
        moduleName: first.moduleName,
        isPublic: first.isPublic,
      },
      lessons: lessons.map(({ number, unit, code, name, status, attendance, slider }) => ({
        number,
        unit,
        code,
        name,
        status,
        attendance,
        slider,
      })),
      pair: paired
        ? {
            place: here.place as number,
            partners: await partnersOf(db, here.heldId as string, here.pair as number, actor.id),
          }
        : null,
    };
  },
});

/** The class's lessons by number, without their texts, each with what this pupil has of it. */
function lessonRows(db: Tx, classId: string, studentId: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT p.number, u.number AS unit, l.code, l.name, h.id AS "heldId",
           coalesce(h.status::text, 'notStarted') AS status, a.state::text AS attendance, s.percent AS slider,
           r.pair, r.place, c.family::text AS family, c.code AS "courseCode", c.name AS "courseName",
           m.code AS "moduleCode", m.name AS "moduleName",
           (m.status::text = ${open.module} AND c.status::text = ${open.course}) AS "isPublic",
           EXISTS (SELECT FROM enrolments e
                     JOIN classes o ON o.id = e.class_id
                     JOIN classes own ON own.id = ${classId}::uuid
                          AND own.course_id = o.course_id AND own.module_code = o.module_code
                    WHERE e.student_id = ${studentId}::uuid AND o.id <> own.id) AS "hasMoved"
      FROM class_plans p
      JOIN lessons l ON l.id = p.lesson_id
      JOIN course_units u ON u.id = l.unit_id
      JOIN course_modules m ON m.id = u.module_id
      JOIN courses c ON c.id = m.course_id
      LEFT JOIN class_lessons h ON h.class_id = p.class_id AND h.number = p.number
      LEFT JOIN attendance_marks a ON a.class_lesson_id = h.id AND a.student_id = ${studentId}::uuid
      LEFT JOIN self_assessments s ON s.class_lesson_id = h.id AND s.student_id = ${studentId}::uuid
      LEFT JOIN lesson_pairs r ON r.class_lesson_id = h.id AND r.student_id = ${studentId}::uuid
     WHERE p.class_id = ${classId}::uuid
     ORDER BY p.number`;
}
