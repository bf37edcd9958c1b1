import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { abilities } from '../abilities';
import { attemptReach } from '../reach';
import { cellOf, classResults } from '../rules/class-results';
import { type Answered, theoryOf } from '../rules/grade';
import type { AnswerValue } from '../schemas/answers';
import { testPlace } from '../schemas/managing';

const needed = {
  studentId: true,
  student: { select: { account: { select: { name: true } } } },
  answers: { select: { questionId: true, value: true, score: true } },
  release: { select: { versionId: true } },
} as const;

/** How a class did in the test of a unit, by question, topic, skill and pupil: of each the attempt whose grade stands. */
export const testResults = defineQuery({
  name: 'online-tests.results',
  may: abilities['test:watch'],
  input: z.object(testPlace),
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit } }) => {
    const where = within(classReach, actor, { id: classId });
    const found = await db.schoolClass.findFirst({ where, select: { name: true } });
    if (!found) return null;
    const attempts = await db.testAttempt.findMany({
      where: within(attemptReach, actor, { classId, unit, state: 'concluded' as const, archivedAt: null }),
      orderBy: [{ studentId: 'asc' }, { begunAt: 'desc' }],
      distinct: ['studentId'],
      select: needed,
    });
    const versions = [...new Set(attempts.map(({ release }) => release.versionId))];
    const asked = await db.testQuestion.findMany({
      where: { versionId: { in: versions } },
      orderBy: [{ versionId: 'asc' }, { position: 'asc' }],
      select: {
        id: true,
        versionId: true,
        position: true,
        kind: true,
        weight: true,
        topic: true,
        skillCode: true,
        key: { select: { right: true } },
      },
    });
    const read = attempts.map(({ studentId, student, answers, release }) => {
      const given = new Map(answers.map((answer) => [answer.questionId, answer]));
      const own = asked.filter(({ versionId }) => versionId === release.versionId);
      const answered = new Map<string, Answered>(
        own.map(({ id, kind, weight, key }) => {
          const { value = null, score = null } = given.get(id) ?? {};
          return [
            id,
            { kind, weight, right: (key?.right ?? null) as Question['right'], value: value as AnswerValue, score },
          ];
        }),
      );
      return { studentId, name: student.account.name, answered };
    });
    const { questions, ...others } = classResults(asked, read);
    return {
      className: found.name,
      ...others,
      questions: questions.map(({ id, topic, skillCode, taken, percent }, at) => {
        const { position = 0, versionId } = asked[at] ?? {};
        return { id, topic, skillCode, taken, percent, position, version: versions.indexOf(versionId ?? '') + 1 };
      }),
      versions: versions.length,
      pupils: read
        .map(({ studentId, name, answered }) => {
          const { right, total } = theoryOf([...answered.values()]);
          const percent = total === 0 ? null : Math.round((100 * right) / total);
          return { studentId, name, percent, cells: asked.map(({ id }) => cellOf(answered.get(id))) };
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    };
  },
});
