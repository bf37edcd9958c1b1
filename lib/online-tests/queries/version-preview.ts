import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '@/lib/question-bank/abilities';
import { AskedQuestion } from '../schemas/taking';
import { askedQuestions } from './asked-questions';

/** A whole version, a draft too, as a pupil would get it, for whoever may write it: nothing of it is stored. */
export const versionPreview = defineQuery({
  name: 'online-tests.version-preview',
  may: abilities['test-model:write'],
  input: RowRef,
  reply: z.object({ questions: z.array(AskedQuestion) }),
  run: async ({ db, input: { id } }) => {
    if (!(await db.testVersion.findUnique({ where: { id }, select: { id: true } }))) return null;
    return { questions: await askedQuestions(db, id, 1) };
  },
});
