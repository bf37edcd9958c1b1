import { absencesInARow } from '@/lib/attendance/queries/absences-in-a-row';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { PinnedModule } from '@/lib/points/rules/facts';
import type { UnitFacts } from '@/lib/units/rules/unit-standing';

type Count = { id: string; name: string; lessons: number };
type Closing = Pick<PinnedModule, 'projects'> & { tests: { unit: number }[] } & Pick<
    UnitFacts,
    'closedUnits' | 'assigned' | 'closedProjects'
  >;

export type BoardRow = {
  id: string;
  name: string;
  isStarted: boolean;
  pupils: number;
  moduleCode: string;
  moduleName: string;
  courseCode: string;
  courseName: string;
  plans: { number: number; name: string; code: string; unit: number }[] | null;
  held: { number: number; status: 'ongoing' | 'closed'; startedAt: string }[] | null;
  /** Besides its lessons, what closing the units of a class that has begun waits for. */
  closing: Closing | null;
  /** The last lesson whose attendance was saved. */
  attendance: { number: number; present: number; away: number } | null;
  sliders: { number: number; missing: number } | null;
  absences: Count[] | null;
  doubts: number;
  post: { count: number; title: string; seen: number } | null;
};

const class_ = Prisma.sql`c.id`;
const there = Prisma.sql`('present', 'madeUp')`;

const plans = Prisma.sql`(
  SELECT json_agg(json_build_object('number', p.number, 'name', l.name, 'code', l.code, 'unit', u.number) ORDER BY p.number)
    FROM class_plans p JOIN lessons l ON l.id = p.lesson_id JOIN course_units u ON u.id = l.unit_id
   WHERE p.class_id = c.id)`;

const held = Prisma.sql`(
  SELECT json_agg(json_build_object('number', h.number, 'status', h.status, 'startedAt', h.started_at) ORDER BY h.number)
    FROM class_lessons h WHERE h.class_id = c.id)`;

const closing = Prisma.sql`(
  SELECT json_build_object('projects', m.projects, 'tests', m.tests,
           'closedUnits', ARRAY(SELECT unit FROM unit_closings WHERE class_id = c.id ORDER BY unit),
           'assigned', ARRAY(SELECT project FROM team_definitions WHERE class_id = c.id AND confirmed_at IS NOT NULL),
           'closedProjects', ARRAY(SELECT project FROM project_closings WHERE class_id = c.id))
    FROM pinned_modules m WHERE m.class_id = c.id)`;

const attendance = Prisma.sql`(
  SELECT json_build_object('number', h.number,
           'present', count(*) FILTER (WHERE m.state IN ${there}),
           'away', count(*) FILTER (WHERE m.state NOT IN ${there}))
    FROM class_lessons h JOIN attendance_marks m ON m.class_lesson_id = h.id
   WHERE h.class_id = c.id AND h.attendance_saved_at IS NOT NULL
   GROUP BY h.number ORDER BY h.number DESC LIMIT 1)`;

/** Of the last lesson that is over: who was there, said nothing of the own challenge, and got no value either. */
const sliders = Prisma.sql`(
  SELECT json_build_object('number', h.number, 'missing', (
           SELECT count(*) FROM attendance_marks m
             JOIN enrolments e ON e.class_id = c.id AND e.student_id = m.student_id AND e.left_at IS NULL
            WHERE m.class_lesson_id = h.id AND m.state IN ${there}
              AND NOT EXISTS (SELECT FROM self_assessments s
                               WHERE s.class_lesson_id = h.id AND s.student_id = m.student_id)
              AND NOT EXISTS (SELECT FROM challenge_values v
                               WHERE v.class_lesson_id = h.id AND v.student_id = m.student_id AND v.percent IS NOT NULL)))
    FROM class_lessons h WHERE h.class_id = c.id AND h.status = 'closed' ORDER BY h.number DESC LIMIT 1)`;

/** What tells of danger is a care notice, not a question of the lesson. */
const doubts = Prisma.sql`(
  SELECT count(*)::int FROM class_lessons h JOIN doubts d ON d.class_lesson_id = h.id
   WHERE h.class_id = c.id AND d.state = 'waiting' AND d.care_notice_id IS NULL)`;

/** What the class has on its mural today, and how many have seen the newest. */
const post = (authorId: string, day: Date) => Prisma.sql`(
  SELECT json_build_object('count', count(*) OVER (), 'title', p.title, 'seen', (
           SELECT count(*) FROM mural_seen s
             JOIN enrolments e ON e.class_id = c.id AND e.student_id = s.student_id AND e.left_at IS NULL
            WHERE s.post_id = p.id))
    FROM mural_posts p
   WHERE p.school_id = c.school_id AND p.student_id IS NULL
     AND (p.class_id = c.id OR (p.class_id IS NULL AND p.author_id = ${authorId}::uuid))
     AND p."from" <= ${day}::date AND (p.until IS NULL OR p.until >= ${day}::date)
   ORDER BY p."from" DESC, p.id DESC LIMIT 1)`;

/** Everything that a home shows of these classes, in one question: a home is asked for by everybody at eight o'clock. */
export function boardStatement(of: { classIds: readonly string[]; authorId: string; day: Date }) {
  return Prisma.sql`
    SELECT c.id, c.name, c.started_at IS NOT NULL AS "isStarted", c.module_code AS "moduleCode",
           m.name AS "moduleName", co.code AS "courseCode", co.name AS "courseName",
           (SELECT count(*)::int FROM enrolments e JOIN students s ON s.id = e.student_id AND s.active
             WHERE e.class_id = c.id AND e.left_at IS NULL) AS pupils,
           ${plans} AS plans, ${held} AS held, ${closing} AS closing,
           ${attendance} AS attendance, ${sliders} AS sliders,
           ${absencesInARow(class_)} AS absences, ${doubts} AS doubts, ${post(of.authorId, of.day)} AS post
      FROM classes c
      JOIN courses co ON co.id = c.course_id
      JOIN course_modules m ON m.course_id = c.course_id AND m.code = c.module_code
     WHERE c.id = ANY (${of.classIds}::uuid[])
     ORDER BY c.started_at IS NULL, c.created_at DESC, c.id DESC`;
}
