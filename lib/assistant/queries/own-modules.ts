import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { modulesOn } from '@/lib/lesson-plans/reach/modules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';

/** Whether a module that is not open to everybody is one of the caller's schools'. */
export const isOwnModule = defineQuery({
  name: 'assistant.is-own-module',
  may: 'assistant:ask',
  input: z.object({ course: z.string(), module: z.string() }),
  run: async ({ db, actor, input: { course, module }, now }) => {
    const named = { code: module, course: { code: course } };
    return (await db.courseModule.count({ where: { AND: [named, within(modulesOn(schoolDay(now)), actor)] } })) > 0;
  },
});

/** Of courses that have a module of one code: the one that the caller's class is in. */
export const courseOfOwnClass = defineQuery({
  name: 'assistant.course-of-own-class',
  may: 'assistant:ask',
  input: z.object({ module: z.string() }),
  run: async ({ db, actor, input: { module: moduleCode } }) => {
    const found = await db.schoolClass.findFirst({
      where: { AND: [within(classReach, actor), { moduleCode, status: 'initiated' }] },
      orderBy: { createdAt: 'desc' },
      select: { course: { select: { code: true } } },
    });
    return { course: found?.course.code };
  },
});
