import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { schoolAiTerms } from '@/lib/school-ai/queries/model-for';
import { abilities } from '../abilities';

/** The browser's maker writes down what is said: of pupils only where their school agreed (product.md §8). */
export const speechConsent = defineQuery({
  name: 'assistant.speech-consent',
  may: abilities['assistant:ask'],
  input: NoInput,
  reply: z.object({ mayListen: z.boolean() }),
  run: async ({ actor: { tipo, schoolId } }) => {
    if (tipo !== 'aluno') return { mayListen: true };
    return { mayListen: schoolId !== null && (await schoolAiTerms(schoolId)).speechForStudents };
  },
});
