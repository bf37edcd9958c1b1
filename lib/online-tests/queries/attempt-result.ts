import type { Tx } from '@/lib/platform/db/client';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { scoreOf, theoryOf } from '../rules/grade';
import { byTopic } from '../rules/topics';
import type { AnswerValue } from '../schemas/answers';
import { askedQuestions } from './asked-questions';

const needed = {
  id: true,
  seed: true,
  unit: true,
  receipt: true,
  studentId: true,
  leaves: true,
  awaySeconds: true,
  student: { select: { account: { select: { name: true } } } },
  answers: { select: { questionId: true, value: true, score: true } },
  release: { select: { versionId: true, version: { select: { model: { select: { name: true } } } } } },
} as const;

/** A concluded attempt with what is right in it. Whoever calls has seen to it that it is due to who asks. */
export async function attemptResult(tx: Tx, id: string) {
  const { release, seed, answers, student, ...attempt } = await tx.testAttempt.findUniqueOrThrow({
    where: { id },
    select: needed,
  });
  const keys = await tx.questionKey.findMany({
    where: { question: { versionId: release.versionId } },
    select: { questionId: true, right: true, explanation: true },
  });
  const keyOf = new Map(keys.map((key) => [key.questionId, key]));
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const judged = (await askedQuestions(tx, release.versionId, seed)).map((question) => {
    const key = keyOf.get(question.id);
    const answer = given.get(question.id);
    const right = (key?.right ?? null) as Question['right'];
    const value = (answer?.value ?? null) as AnswerValue;
    const { kind, weight, topic } = question;
    const isWaiting = kind === 'shortText' && value !== null && value !== '' && (answer?.score ?? null) === null;
    return {
      question,
      explanation: key?.explanation ? renderMarkdown(key.explanation, { idPrefix: `e-${question.id}` }) : null,
      isWaiting,
      answered: { kind, weight, topic, right, value, score: answer?.score ?? null },
    };
  });
  const { id: attemptId, studentId, unit, receipt, leaves, awaySeconds } = attempt;
  const all = judged.map(({ answered }) => answered);
  return {
    ofPupil: { studentId, studentName: student.account.name, leaves, awaySeconds },
    result: {
      attemptId,
      unit,
      receipt,
      name: release.version.model.name,
      theory: theoryOf(all),
      ungraded: judged.filter(({ isWaiting }) => isWaiting).length,
      topics: byTopic(all),
    },
    key: judged.map(({ question, explanation, isWaiting, answered }) => ({
      question,
      value: answered.value,
      right: answered.right,
      explanation,
      score: isWaiting ? null : scoreOf(answered),
    })),
  };
}
