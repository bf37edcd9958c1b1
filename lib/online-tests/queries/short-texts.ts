import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { paidElsewhere } from '@/lib/points/queries/paid-on-the-way';
import { abilities } from '../abilities';
import { attemptReach } from '../reach';
import { ShortTexts } from '../schemas/grading';
import { testPlace } from '../schemas/managing';

/**
 * The short texts of the ended attempts of a test, question by question; those of nobody are not there, nor of whom another
 * class has paid: they are graded no more. Names come once all is graded, or nothing can be any more.
 */
export const shortTexts = defineQuery({
  name: 'online-tests.short-texts',
  may: abilities['test:watch'],
  input: z.object(testPlace),
  reply: ShortTexts,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: { unitClosings: { where: { unit }, select: { unit: true } } },
    });
    if (!found) return null;
    const answers = await db.testAnswer.findMany({
      where: {
        question: { kind: 'shortText' },
        attempt: within(attemptReach, actor, { classId, unit, state: 'concluded', archivedAt: null }),
      },
      // By the id of an attempt, which says nothing of whose it is.
      orderBy: [{ question: { versionId: 'asc' } }, { question: { position: 'asc' } }, { attemptId: 'desc' }],
      select: {
        attemptId: true,
        seq: true,
        value: true,
        score: true,
        attempt: { select: { studentId: true, student: { select: { account: { select: { name: true } } } } } },
        question: { select: { id: true, topic: true, prompt: true, key: { select: { right: true } } } },
      },
    });
    const studentIds = [...new Set(answers.map(({ attempt }) => attempt.studentId))];
    const paid = await paidElsewhere(db, { classId, unit, studentIds });
    const written = answers.filter(
      ({ value, attempt }) => typeof value === 'string' && value !== '' && !paid.has(attempt.studentId),
    );
    const isClosed = found.unitClosings.length > 0;
    const isDone = (id: string) =>
      isClosed || written.every(({ question, score }) => question.id !== id || score !== null);
    const questions = new Map(written.map(({ question }) => [question.id, question]));
    return {
      questions: [...questions.values()].map(({ id, topic, prompt, key }) => ({
        id,
        topic,
        prompt: renderMarkdown(prompt, { idPrefix: `q-${id}` }),
        full: String(key?.right ?? ''),
        answers: written
          .filter(({ question }) => question.id === id)
          .map(({ attemptId, attempt, seq, value, score }) => ({
            attemptId,
            studentName: isDone(id) ? attempt.student.account.name : null,
            seq,
            text: String(value),
            score,
          })),
      })),
    };
  },
});
