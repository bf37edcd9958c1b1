import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '../abilities';
import { previewMinutes, previewQuestions } from '../rules/times';
import { testPlace } from '../schemas/managing';
import { AskedQuestion } from '../schemas/taking';
import { askedQuestions } from './asked-questions';

/** The first questions of a version as a pupil would get them (§9): nothing of it is stored. */
export const testPreview = defineQuery({
  name: 'online-tests.preview',
  may: abilities['test:watch'],
  input: z.object({ ...testPlace, versionId: z.uuid() }),
  reply: z.object({ name: z.string(), minutes: z.int(), questions: z.array(AskedQuestion) }),
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit, versionId } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { courseId: true, moduleCode: true },
    });
    const version =
      found &&
      (await db.testVersion.findFirst({
        where: { id: versionId, publishedAt: { not: null }, model: { ...found, number: unit } },
        select: { model: { select: { name: true } } },
      }));
    if (!version) return null;
    const questions = await askedQuestions(db, versionId, 1);
    return { name: version.model.name, minutes: previewMinutes, questions: questions.slice(0, previewQuestions) };
  },
});
