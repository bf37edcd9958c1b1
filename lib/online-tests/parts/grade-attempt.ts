import { storeTheory } from '@/lib/grades/parts/store-theory';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { inWeights, theoryOf } from '../rules/grade';
import type { AnswerValue } from '../schemas/answers';
import { receiptOf } from './receipt';

const graded = {
  id: true,
  classId: true,
  schoolId: true,
  studentId: true,
  unit: true,
  answers: { select: { questionId: true, seq: true, value: true, score: true } },
  release: {
    select: {
      version: {
        select: { questions: { select: { id: true, kind: true, weight: true, key: { select: { right: true } } } } },
      },
    },
  },
} as const;

/** Counts a concluded attempt, whenever something of it changed. Whoever calls holds the attempt and the pinned module. */
export async function gradeAttempt(tx: Tx, id: string, now: Date): Promise<void> {
  const { answers, release, ...attempt } = await tx.testAttempt.findUniqueOrThrow({ where: { id }, select: graded });
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const theory = theoryOf(
    release.version.questions.map(({ id: questionId, kind, weight, key }) => {
      const answer = given.get(questionId);
      const right = (key?.right ?? null) as Question['right'];
      return { kind, weight, right, value: (answer?.value ?? null) as AnswerValue, score: answer?.score ?? null };
    }),
  );
  const stored = answers.map(({ questionId, seq, value }) => ({ questionId, seq, value: value as AnswerValue }));
  await tx.testAttempt.update({
    where: { id },
    data: {
      theoryRight: theory.right,
      theoryTotal: theory.total,
      gradedAt: now,
      receipt: receiptOf(env().AUTH_SECRET, id, stored),
    },
    select: { id: true },
  });
  await storeStandingGrade(tx, attempt);
}

type Of = { classId: string; schoolId: string; studentId: string; unit: number };

/** The grade that stands is that of the attempt that was begun last, of those that ended and were not reset. */
export async function storeStandingGrade(tx: Tx, { classId, schoolId, studentId, unit }: Of): Promise<void> {
  const standing = await tx.testAttempt.findFirst({
    where: { classId, studentId, unit, archivedAt: null, state: 'concluded', theoryTotal: { not: null } },
    orderBy: { begunAt: 'desc' },
    select: { theoryRight: true, theoryTotal: true },
  });
  const { theoryRight: right, theoryTotal: total } = standing ?? { theoryRight: null, theoryTotal: null };
  const theory = right === null || total === null ? null : inWeights({ right, total });
  await storeTheory(tx, { classId, schoolId, studentId, unit, theory });
}
