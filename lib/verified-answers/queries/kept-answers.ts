import type { Actor } from '@/lib/access/actor';
import { defineCatalogue } from '@/lib/access/define-catalogue';
import { links } from '@/lib/courses/links';
import { remembered } from '@/lib/platform/cache/remembered';
import { comparedMax } from '../rules/limits';
import { answerTo } from '../rules/same-question';

const heardIn = defineCatalogue({
  name: 'verified-answers.heard-in',
  run: async ({ db }, ...classIds: string[]) => {
    const inClasses = { in: classIds };
    const rooms = await db.schoolClass.findMany({ where: { id: inClasses }, select: { schoolId: true } });
    const found = await db.verifiedAnswer.findMany({
      where: {
        OR: [
          { classId: inClasses },
          {
            wholeSchool: true,
            schoolId: { in: rooms.map(({ schoolId }) => schoolId) },
            lesson: { classPlans: { some: { classId: inClasses } } },
          },
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: comparedMax,
      select: {
        question: true,
        answer: true,
        author: { select: { name: true } },
        doubt: { select: { text: true, careNotice: { select: { schoolOnly: true } } } },
        lesson: {
          select: {
            code: true,
            name: true,
            unit: {
              select: { number: true, module: { select: { code: true, course: { select: { code: true } } } } },
            },
          },
        },
      },
    });
    return found.map(({ question, answer, author, doubt, lesson: { code, name, unit } }) => ({
      // What a notice was made of meanwhile is compared with nothing any more.
      asked: [question, ...(doubt && !doubt.careNotice ? [doubt.text] : [])],
      answer,
      author: author?.name ?? null,
      lesson: {
        name,
        address: links.lesson({ course: unit.module.course.code, module: unit.module.code, unit: unit.number, code }),
      },
    }));
  },
});

/**
 * What somebody who teaches answered to this very question: in one of these classes, or in another of the school that
 * shares it and has the same lesson. Kept in memory until one is changed, because it stands before the first word of an
 * answer.
 */
export async function keptAnswer({ tipo }: Pick<Actor, 'tipo'>, classIds: readonly string[], question: string) {
  if (tipo !== 'aluno' || classIds.length === 0) return undefined;
  const kept = await remembered('verified-answers', `heard in ${classIds.join(' ')}`, () => heardIn(...classIds));
  return answerTo(question, kept);
}

export type KeptAnswer = NonNullable<Awaited<ReturnType<typeof keptAnswer>>>;
