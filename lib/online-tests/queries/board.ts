import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import { databaseTime } from '@/lib/platform/db/database-time';
import { abilities } from '../abilities';
import { limitOf } from '../rules/times';
import { TestBoard, testPlace } from '../schemas/managing';

type Line = {
  studentId: string;
  name: string;
  photoUrl: string | null;
  hasLeft: boolean;
  earlier: number;
  id: string | null;
  state: 'released' | 'begun' | 'concluded' | 'expired';
  redo: boolean;
  beginUntil: Date;
  begunAt: Date | null;
  deadline: Date | null;
  concludedAt: Date | null;
  concludedBy: 'student' | 'time' | 'facilitator' | null;
  extraMinutes: number;
  answered: number;
  questions: number;
  heardAt: Date | null;
  position: number | null;
  waiting: number;
  leaves: number;
  awaySeconds: number;
  receipt: string | null;
  late: number;
  ungraded: number;
  theoryRight: number | null;
  theoryTotal: number | null;
};

/**
 * Everybody who is taught in the class with the attempt that is open, else the one that ended last. Who went over to
 * another class stays here with a test that goes on, or of which answers wait: nobody else can end it or accept them.
 */
function lines(db: Pick<Tx, '$queryRaw'>, classId: string, unit: number): Promise<Line[]> {
  return db.$queryRaw<Line[]>`
    SELECT e.student_id AS "studentId", p.name, p.photo_url AS "photoUrl", e.left_at IS NOT NULL AS "hasLeft", a.id, a.state::text AS state, r.redo,
           r.begin_until AS "beginUntil", a.begun_at AS "begunAt", a.deadline, a.concluded_at AS "concludedAt",
           a.concluded_by::text AS "concludedBy", a.extra_minutes AS "extraMinutes", a.position, a.waiting, a.leaves,
           a.away_seconds AS "awaySeconds", a.receipt, a.theory_right AS "theoryRight", a.theory_total AS "theoryTotal",
           g.answered, g.ungraded, GREATEST(a.heard_at, g.heard_at) AS "heardAt",
           (SELECT count(*)::int FROM test_questions q WHERE q.version_id = r.version_id) AS questions,
           (SELECT count(*)::int FROM late_answers l WHERE l.attempt_id = a.id AND l.accepted_at IS NULL) AS late,
           (SELECT count(*)::int FROM test_attempts o
             WHERE o.class_id = e.class_id AND o.unit = ${unit} AND o.student_id = e.student_id
               AND o.id IS DISTINCT FROM a.id AND o.begun_at IS NOT NULL) AS earlier
      FROM (SELECT DISTINCT ON (student_id) student_id, class_id, left_at FROM enrolments
             WHERE class_id = ${classId}::uuid ORDER BY student_id, left_at DESC NULLS FIRST) e
      JOIN accounts p ON p.id = e.student_id
      LEFT JOIN LATERAL (
             SELECT * FROM test_attempts t
              WHERE t.class_id = e.class_id AND t.unit = ${unit} AND t.student_id = e.student_id AND t.archived_at IS NULL
              ORDER BY t.state IN ('released', 'begun') DESC, t.state = 'concluded' DESC, t.created_at DESC
              LIMIT 1) a ON true
      LEFT JOIN test_releases r ON r.id = a.release_id
      LEFT JOIN LATERAL (
             SELECT count(*) FILTER (WHERE t.value <> 'null')::int AS answered, max(t.received_at) AS heard_at,
                    count(*) FILTER (WHERE q.kind = 'shortText' AND t.score IS NULL AND t.value NOT IN ('null', '""'))::int AS ungraded
               FROM test_answers t JOIN test_questions q ON q.id = t.question_id
              WHERE t.attempt_id = a.id) g ON true
     WHERE (e.left_at IS NULL AND (p.active OR a.id IS NOT NULL)) OR a.state = 'begun'
        OR EXISTS (SELECT FROM late_answers l WHERE l.attempt_id = a.id AND l.accepted_at IS NULL)
     ORDER BY p.name_key, p.id`;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

function boardLine(line: Line, now: Date) {
  const { studentId, name, photoUrl, hasLeft, earlier, id, theoryRight: right, theoryTotal: total, ...of } = line;
  if (!id) return { studentId, name, photoUrl, hasLeft, earlier, attempt: null };
  const isOver = of.state === 'released' && of.beginUntil < now;
  const attempt = {
    ...of,
    id,
    state: isOver ? ('expired' as const) : of.state,
    beginUntil: of.beginUntil.toISOString(),
    begunAt: iso(of.begunAt),
    deadline: iso(of.deadline),
    concludedAt: iso(of.concludedAt),
    heardAt: iso(of.heardAt),
    theory: right === null || total === null ? null : { right, total },
  };
  return { studentId, name, photoUrl, hasLeft, earlier, attempt };
}

/** How the test of a unit stands in a class, pupil by pupil, and what may be given. */
export const testBoard = defineQuery({
  name: 'online-tests.board',
  may: abilities['test:watch'],
  input: z.object(testPlace),
  reply: TestBoard,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: {
        name: true,
        courseId: true,
        moduleCode: true,
        pinnedModule: { select: { tests: true } },
        unitClosings: { where: { unit }, select: { unit: true } },
      },
    });
    const test = (found?.pinnedModule?.tests as { unit: number; name: string }[] | undefined)?.find(
      (each) => each.unit === unit,
    );
    if (!found || !test) return null;
    const now = await databaseTime(db);
    const { courseId, moduleCode } = found;
    const versions = await db.testVersion.findMany({
      where: { publishedAt: { not: null }, model: { courseId, moduleCode, number: unit } },
      orderBy: [{ model: { name: 'asc' } }, { number: 'desc' }],
      distinct: ['modelId'],
      select: {
        id: true,
        number: true,
        limitMinutes: true,
        practice: true,
        model: { select: { name: true } },
        _count: { select: { questions: true } },
      },
    });
    return {
      now: now.toISOString(),
      className: found.name,
      testName: test.name,
      unitClosed: found.unitClosings.length > 0,
      versions: versions.map(({ model, limitMinutes, _count, ...version }) => ({
        ...version,
        model: model.name,
        questions: _count.questions,
        limitMinutes: limitOf(limitMinutes, _count.questions),
      })),
      pupils: (await lines(db, classId, unit)).map((line) => boardLine(line, now)),
    };
  },
});
