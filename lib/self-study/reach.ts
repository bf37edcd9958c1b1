import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { courseReach } from '@/lib/courses/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';

/** What is studied here is open to everyone; of the others' steps nobody sees any. */
export function studyCourses(actor: Actor): Prisma.CourseWhereInput {
  return within(courseReach, actor, { durationType: 'selfStudy', status: 'active' });
}

export function studyLessons(actor: Actor): Prisma.LessonWhereInput {
  return {
    plans: { some: { status: 'published' } },
    unit: { module: { status: 'released', course: studyCourses(actor) } },
  };
}
