import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { demoClassId } from './classes';
import type { SeededPeople } from './people';

const dayMs = 24 * 3600 * 1000;
const lessonMs = 50 * 60 * 1000;
/** The first Thursday after the class began, at ten in the morning in Recife. */
const firstLesson = new Date('2026-08-06T13:00:00Z');
const closedLessons = 7;

type AttendanceState = Prisma.AttendanceMarkCreateManyInput['state'];

/** The class in the middle of its module: seven lessons closed, the eighth under way, and nobody marked in it yet. */
export async function seedLessons(tx: Tx, people: SeededPeople, now: Date): Promise<void> {
  const schoolId = people.get('capibaribe') ?? fault('capibaribe');
  const by = [people.get('instrutor') ?? fault('instrutor'), people.get('instrutor2') ?? fault('instrutor2')] as const;
  const enrolled = await tx.enrolment.findMany({
    where: { classId: demoClassId },
    orderBy: { student: { account: { login: 'asc' } } },
    select: { studentId: true },
  });
  const students = enrolled.map(({ studentId }) => studentId);
  for (let number = 1; number <= closedLessons; number += 1) {
    const startedAt = new Date(firstLesson.getTime() + (number - 1) * 7 * dayMs);
    const closedAt = new Date(startedAt.getTime() + lessonMs);
    const who = by[number % 2 === 0 ? 1 : 0];
    const { id: classLessonId } = await tx.classLesson.create({
      data: {
        classId: demoClassId,
        schoolId,
        number,
        status: 'closed',
        startedAt,
        startedById: who,
        closedAt,
        closedById: who,
        attendanceSavedAt: startedAt,
        attendanceSavedById: who,
        steps: { create: [0, 1, 2, 3].map((step) => ({ step, done: true, markedAt: closedAt })) },
      },
      select: { id: true },
    });
    const of = { classLessonId, schoolId };
    await tx.attendanceMark.createMany({
      data: students.map((studentId, index) => ({
        ...of,
        studentId,
        ...attendanceOf(index, number),
        markedAt: startedAt,
        markedById: who,
      })),
    });
    const there = students.filter((_, index) => attendanceOf(index, number).state === 'present');
    await tx.selfAssessment.createMany({
      data: there
        .filter((_, index) => (index + number) % 7 !== 0)
        .map((studentId, index) => ({ ...of, studentId, percent: percentOf(index, number), assessedAt: closedAt })),
    });
    await tx.challengeValue.createMany({
      data: there
        .filter((_, index) => (index + number) % 4 === 0)
        .map((studentId, index) => ({
          ...of,
          studentId,
          percent: Math.min(100, percentOf(index, number) + 15),
          setAt: closedAt,
          setById: who,
        })),
    });
  }
  await tx.classLesson.create({
    data: {
      classId: demoClassId,
      schoolId,
      number: closedLessons + 1,
      startedAt: new Date(now.getTime() - 5 * 60 * 1000),
      startedById: by[0],
    },
  });
}

/** A few are absent, some with a reason, one made it up; all by the place in the list, so that every demo is alike. */
function attendanceOf(index: number, number: number): { state: AttendanceState; late: boolean } {
  const at = index * 7 + number * 5;
  if (index > 0 && at % 17 === 0) return { state: 'absent', late: false };
  if (index > 0 && at % 29 === 0) return { state: 'justified', late: false };
  if (at % 41 === 0) return { state: 'madeUp', late: false };
  return { state: 'present', late: at % 19 === 0 };
}

function percentOf(index: number, number: number): number {
  return 40 + ((index * 3 + number * 2) % 7) * 10;
}

function fault(key: string): never {
  throw new Error(`the demo has no ${key}`);
}
