import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import type { EvaluationQuestion } from '@/lib/platform/db/generated/client';
import { NoInput, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { questionsMax } from '../rules/limits';
import { QuestionDetail } from '../schemas/evaluation';

export function questionDetail({ createdAt: _, updatedAt, locale, ...question }: EvaluationQuestion) {
  return {
    ...question,
    locale: locale === 'en' ? ('en' as const) : ('pt-BR' as const),
    updatedAt: updatedAt.toISOString(),
  };
}

/** In the order in which they were written: a list that people add to must not move under them. */
export const questionList = defineQuery({
  name: 'training.questions',
  may: abilities['evaluation:read'],
  input: NoInput,
  reply: z.object({ items: z.array(QuestionDetail) }),
  run: async ({ db }) => {
    const questions = await db.evaluationQuestion.findMany({ orderBy: { id: 'asc' }, take: questionsMax });
    return { items: questions.map(questionDetail) };
  },
});

export const questionById = defineQuery({
  name: 'training.question',
  may: abilities['evaluation:read'],
  input: RowRef,
  reply: QuestionDetail,
  run: async ({ db, input: { id } }) => {
    const question = await db.evaluationQuestion.findUnique({ where: { id } });
    return question && questionDetail(question);
  },
});
