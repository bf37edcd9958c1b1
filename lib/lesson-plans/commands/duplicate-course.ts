import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '@/lib/courses/abilities';
import { courseChanges } from '@/lib/courses/live';
import { copyCourse } from '@/lib/courses/parts/copy-course';
import { courseCode } from '@/lib/courses/rules';
import { CourseDetail, required } from '@/lib/courses/schemas';
import { anyCode } from '@/lib/courses/schemas/modules';
import { planCode } from '../rules/drafts';

/** The code that the copy gets, and what it calls its version. */
const CourseToCopy = z.object({
  code: anyCode,
  newCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(20), z.regex(courseCode, 'course-code')),
  version: required(20),
});

/** A course as a new version: everything in it once more, with what is published and what is being written. */
export const duplicateCourse = defineCommand({
  name: 'lesson-plans.duplicate-course',
  may: abilities['course:create'],
  input: CourseToCopy,
  reply: CourseDetail,
  changes: courseChanges,
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    const { course, lessons } = await copyCourse(tx, actor, input);
    const copies = new Map(lessons.map(({ fromId, toId }) => [fromId, toId]));
    const codes = await tx.lesson.findMany({
      where: { id: { in: [...copies.values()] } },
      select: { id: true, code: true },
    });
    const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
    const plans = await tx.lessonPlan.findMany({
      where: { lessonId: { in: [...copies.keys()] }, status: { not: 'retired' } },
      orderBy: { version: 'asc' },
    });
    const next = new Map<string, number>();
    await tx.lessonPlan.createMany({
      data: plans.map(({ id: _, createdAt: __, updatedAt: ___, revision: ____, lessonId: from, ...plan }) => {
        const lessonId = copies.get(from) as string;
        const version = (next.get(lessonId) ?? 0) + 1;
        next.set(lessonId, version);
        const code = planCode(codeOf.get(lessonId) as string, version);
        return { ...plan, lessonId, code, version, publishedAt: plan.publishedAt && now };
      }),
    });
    return course;
  },
});
