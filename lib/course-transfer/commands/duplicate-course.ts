import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { abilities } from '@/lib/courses/abilities';
import { courseChanges } from '@/lib/courses/live';
import { copyCourse } from '@/lib/courses/parts/copy-course';
import { courseCode } from '@/lib/courses/rules';
import { CourseDetail, required } from '@/lib/courses/schemas';
import { anyCode } from '@/lib/courses/schemas/modules';
import { copyPlans } from '@/lib/lesson-plans/parts/copy-plans';
import { copyModels } from '@/lib/question-bank/parts/copy-models';

/** The code that the copy gets, and what it calls its version. */
const CourseToCopy = z.object({
  code: anyCode,
  newCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(20), z.regex(courseCode, 'course-code')),
  version: required(20),
});

/**
 * A course as a new version: everything in it once more, with what is published and what is being written. What its tests
 * may be given by comes along, or its classes would have tests that nobody can release.
 */
export const duplicateCourse = defineCommand({
  name: 'course-transfer.duplicate-course',
  may: abilities['course:create'],
  input: CourseToCopy,
  reply: CourseDetail,
  changes: courseChanges,
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    const { course, lessons } = await copyCourse(tx, actor, input);
    await copyPlans(tx, { lessons, now });
    await copyModels(tx, actor, { fromCode: input.code, toCode: input.newCode, now });
    return course;
  },
});
