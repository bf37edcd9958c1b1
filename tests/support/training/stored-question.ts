import { randomUUID } from 'node:crypto';
import { createQuestion } from '@/lib/training/commands/create-question';
import { signedIn } from '@/tests/support/world';

/** A question as a form sends it; its words are fresh each time. */
export function questionData(mark = randomUUID().slice(0, 8)) {
  return {
    question: `O que é ${mark}?`,
    subject: 'curso_MT',
    tipo: 'instrutor' as const,
    schoolYear: null,
    locale: 'pt-BR' as const,
    mustCite: [] as string[],
    mustSay: [mark],
    mustNotSay: [] as string[],
  };
}

/** Saved by the command that the product uses. */
export async function storedQuestion(data: Parameters<typeof createQuestion>[1] = questionData()) {
  const { actor } = await signedIn('assessoria');
  return createQuestion(actor, data);
}
