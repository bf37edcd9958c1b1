import { takeAttendance } from '@/lib/attendance/commands/take-attendance';
import { startLesson } from '@/lib/lessons/commands/start-lesson';
import { db } from '@/lib/platform/db/client';
import { runningClass } from '@/tests/support/running-class';
import { type SignedIn, school, signedIn } from '@/tests/support/world';
import { ratios } from './budgets';
import type { Figure } from './figures';
import { median } from './load';

const pupilCount = 30;
const rounds = 30;
const callsPerRound = 10;

type Lesson = { classId: string; number: number; studentIds: readonly string[]; who: SignedIn };

/** A class of thirty is marked by one tap, against the statements that this takes, by Prisma and without the kernel. */
export async function attendanceFigure(): Promise<Figure> {
  const lesson = await lessonOfThirty();
  const spent: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const costs = [await cpuMs(() => byCommand(lesson)), await cpuMs(() => byPrisma(lesson))] as const;
    // The first round warms up.
    if (round > 0) for (const [index, ms] of costs.entries()) spent[index]?.push(ms);
  }
  const { classId } = lesson;
  const marks = await db().attendanceMark.count({ where: { lesson: { classId } } });
  if (marks !== pupilCount) throw new Error(`${marks} marks of ${pupilCount} pupils`);
  const [ours, bare] = [median(spent[0]), median(spent[1])];
  const told = `${ours.toFixed(2)} / ${bare.toFixed(2)} ms CPU`;
  return { name: 'attendance of 30 / same statements by Prisma', value: ours / bare, ...ratios.attendanceCpu, told };
}

async function lessonOfThirty(): Promise<Lesson> {
  const { id: schoolId } = await school();
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const { id: classId, facilitator: who } = await runningClass(schoolId, { pupils });
  await startLesson(who.actor, { classId, number: 1, at: new Date().toISOString() });
  return { classId, number: 1, who, studentIds: pupils.map(({ actor }) => actor.id) };
}

async function cpuMs(way: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < callsPerRound; call += 1) await way();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsPerRound;
}

function byCommand({ classId, number, studentIds, who }: Lesson): Promise<unknown> {
  const marks = studentIds.map((studentId) => ({ studentId, state: 'present' as const, seen: null }));
  return takeAttendance(who.actor, { classId, number, at: new Date().toISOString(), marks });
}

function byPrisma({ classId, number, studentIds, who }: Lesson): Promise<unknown> {
  const now = new Date();
  const by = { id: who.actor.id, name: who.actor.name };
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM class_lessons WHERE class_id = ${classId}::uuid FOR UPDATE`;
    const own = await tx.schoolClass.findFirstOrThrow({
      where: { id: classId, facilitators: { some: { facilitatorId: by.id } }, plans: { some: { number } } },
      select: { id: true, schoolId: true, status: true, startedAt: true },
    });
    const lesson = await tx.classLesson.findUniqueOrThrow({ where: { classId_number: { classId, number } } });
    await tx.enrolment.findMany({
      where: { classId, studentId: { in: [...studentIds] } },
      distinct: ['studentId'],
      select: { studentId: true },
    });
    await tx.attendanceMark.findMany({
      where: { classLessonId: lesson.id, studentId: { in: [...studentIds] } },
      select: {
        studentId: true,
        state: true,
        late: true,
        note: true,
        markedAt: true,
        markedBy: { select: { id: true, name: true } },
      },
    });
    const rows = studentIds.map((student) => {
      return { student, state: 'present', late: false, note: '', at: now.toISOString(), by: by.id };
    });
    await tx.$executeRaw`
      INSERT INTO attendance_marks (class_lesson_id, school_id, student_id, state, late, note, marked_at, marked_by_id)
      SELECT ${lesson.id}::uuid, ${own.schoolId}::uuid, student, state, late, note, at, by
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS given(student uuid, state "AttendanceState", late boolean, note text, at timestamptz, by uuid)
          ON CONFLICT (class_lesson_id, student_id) DO UPDATE
         SET state = EXCLUDED.state, late = EXCLUDED.late, note = EXCLUDED.note,
             marked_at = EXCLUDED.marked_at, marked_by_id = EXCLUDED.marked_by_id`;
    const saved = { attendanceSavedAt: now, attendanceSavedById: by.id };
    await tx.classLesson.updateMany({ where: { id: lesson.id, attendanceSavedAt: null }, data: saved });
    await tx.classLesson.update({ where: { id: lesson.id }, data: saved, select: { id: true } });
    const told = { number, by, attendance: { savedAt: now, marks: rows, disagreements: [] } };
    await tx.$executeRaw`
      WITH recorded AS (INSERT INTO live_events (topic, data) VALUES (${`desk:${classId}`}, ${told}::jsonb))
      SELECT pg_notify('live', '')`;
  });
}
