import { shown, standing } from '@/lib/lessons/queries/standing';
import { areScreensOff } from '@/lib/lessons/rules/switches';
import type { Tx } from '@/lib/platform/db/client';

/** What one pupil has of each lesson that the class began, by its number. */
export async function ownLessons(
  db: Tx,
  { classId, studentId, now }: { classId: string; studentId: string; now: Date },
) {
  const found = await db.classLesson.findMany({
    where: { classId },
    select: {
      ...standing,
      attendance: { where: { studentId }, select: { state: true } },
      selfAssessments: { where: { studentId }, select: { percent: true } },
      pairs: { where: { studentId }, select: { pair: true, place: true } },
    },
  });
  const ongoing = found.find(({ status }) => status === 'ongoing');
  const [own] = ongoing?.pairs ?? [];
  const partners = ongoing && own ? await partnersOf(db, ongoing.id, own.pair, studentId) : [];
  return new Map(
    found.map(({ attendance, selfAssessments, pairs: _, ...lesson }) => [
      lesson.number,
      {
        standing: shown({ ...lesson, screensOff: areScreensOff(lesson, now) }),
        attendance: attendance[0]?.state ?? null,
        slider: selfAssessments[0]?.percent ?? null,
        pair: own && lesson.id === ongoing?.id ? { place: own.place, partners } : null,
      },
    ]),
  );
}

/** Who programs together today: first names, as children call each other. */
export async function partnersOf(db: Tx, classLessonId: string, pair: number, studentId: string): Promise<string[]> {
  const found = await db.lessonPair.findMany({
    where: { classLessonId, pair, studentId: { not: studentId } },
    orderBy: { place: 'asc' },
    select: { student: { select: { nickname: true, account: { select: { name: true } } } } },
  });
  return found.map(({ student }) => student.nickname || (student.account.name.split(' ')[0] ?? student.account.name));
}
