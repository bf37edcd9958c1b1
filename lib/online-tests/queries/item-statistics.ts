import { defineQuery } from '@/lib/access/define-query';
import { RowRef } from '@/lib/platform/shapes';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { abilities } from '../abilities';
import { cellOf } from '../rules/class-results';
import { itemStatistics } from '../rules/item-statistics';
import type { AnswerValue } from '../schemas/answers';

/**
 * How the questions of a version did with everybody who ended it, whosever class: no pupil and no school is told. Of who did
 * it again the first time alone: by the second one he has seen what is right.
 */
export const versionStatistics = defineQuery({
  name: 'online-tests.item-statistics',
  may: abilities['test:read-statistics'],
  input: RowRef,
  run: async ({ db, input: { id: versionId } }) => {
    const questions = await db.testQuestion.findMany({
      where: { versionId },
      orderBy: { position: 'asc' },
      select: { id: true, kind: true, weight: true, key: { select: { right: true } } },
    });
    const attempts = await db.testAttempt.findMany({
      where: { state: 'concluded', archivedAt: null, release: { versionId, class: { type: { not: 'test' } } } },
      orderBy: [{ studentId: 'asc' }, { begunAt: 'asc' }],
      distinct: ['studentId'],
      select: { answers: { select: { questionId: true, value: true, score: true } } },
    });
    const scores = attempts.map(({ answers }) => {
      const given = new Map(answers.map((answer) => [answer.questionId, answer]));
      return new Map(
        questions.map(({ id, kind, weight, key }) => {
          const { value = null, score = null } = given.get(id) ?? {};
          const right = (key?.right ?? null) as Question['right'];
          return [id, cellOf({ kind, weight, right, value: value as AnswerValue, score })];
        }),
      );
    });
    const found = itemStatistics(
      questions.map(({ id }) => id),
      scores,
    );
    return questions.flatMap(({ id }) => found.get(id) ?? []);
  },
});
