import type { Prisma } from '@/lib/platform/db/generated/client';

/** What every tap of a lesson reads of it. */
export const standing = {
  id: true,
  schoolId: true,
  number: true,
  status: true,
  startedAt: true,
  closedAt: true,
  attendanceSavedAt: true,
  assistantOff: true,
  screensOff: true,
  timerEndsAt: true,
  timerLeftMs: true,
  timerSetAt: true,
  assistantSwitchedAt: true,
  screensSwitchedAt: true,
} satisfies Prisma.ClassLessonSelect;

type StoredLesson = Prisma.ClassLessonGetPayload<{ select: typeof standing }>;

/** A lesson as everybody in the room may see it. */
export function shown(lesson: Omit<StoredLesson, 'id' | 'schoolId'>) {
  return {
    number: lesson.number,
    status: lesson.status,
    startedAt: lesson.startedAt.toISOString(),
    closedAt: lesson.closedAt?.toISOString() ?? null,
    assistantOff: lesson.assistantOff,
    screensOff: lesson.screensOff,
    timer: { endsAt: lesson.timerEndsAt?.toISOString() ?? null, leftMs: lesson.timerLeftMs },
  };
}
