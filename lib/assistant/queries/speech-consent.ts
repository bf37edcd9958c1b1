import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { schoolAiTerms } from '@/lib/school-ai/queries/model-for';
import { abilities } from '../abilities';
import { whyOff } from './why-off';

/**
 * The browser's maker writes down what is said: of pupils only where their school agreed (product.md §8), and their
 * family allowed both the voice and what it asks; of nobody whose lesson has the assistant off, or whose test is open.
 */
export const speechConsent = defineQuery({
  name: 'assistant.speech-consent',
  may: abilities['assistant:ask'],
  input: NoInput,
  reply: z.object({ mayListen: z.boolean() }),
  run: async ({ db, actor: { id, tipo, schoolId }, now }) => {
    if (tipo !== 'aluno') return { mayListen: true };
    if (schoolId === null || !(await schoolAiTerms(schoolId)).speechForStudents) return { mayListen: false };
    if (await whyOff(db, id)) return { mayListen: false };
    const allowed = await db.consent.findMany({
      where: { studentId: id, endedAt: null, givenAt: { lte: now } },
      select: { kind: true },
    });
    const kinds = new Set(allowed.map(({ kind }) => kind));
    return { mayListen: kinds.has('speech') && kinds.has('assistant') };
  },
});
