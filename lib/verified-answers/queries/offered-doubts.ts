import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { offeredMax } from '../rules/limits';
import { namesRemover } from './pupils-names';

/** Answered in words, kept by nobody yet, and about nothing that only the school may read. */
export function offeredTo(actor: Actor): Prisma.DoubtWhereInput {
  return {
    state: 'answered',
    answer: { not: '' },
    careNoticeId: null,
    verifiedAnswer: null,
    lesson: { class: within(classReach, actor) },
  };
}

const fields = {
  id: true,
  text: true,
  answer: true,
  askedAt: true,
  lesson: { select: { number: true, classId: true, schoolId: true, class: { select: { name: true } } } },
} satisfies Prisma.DoubtSelect;

/** Doubts of the own classes that were answered and may become verified answers, the newest first. */
export const offeredDoubts = defineQuery({
  name: 'verified-answers.offered',
  may: abilities['verified-answer:write'],
  hiddenWhileSeeing: true,
  input: NoInput,
  run: async ({ db, actor }) => {
    const found = await db.doubt.findMany({
      where: offeredTo(actor),
      orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
      take: offeredMax,
      select: fields,
    });
    return found.map(({ lesson, askedAt, ...doubt }) => ({
      ...doubt,
      at: askedAt.toISOString(),
      className: lesson.class.name,
      lessonNumber: lesson.number,
    }));
  },
});

/** One of them as a form begins with it: without the names of pupils. */
export const offeredDoubt = defineQuery({
  name: 'verified-answers.offered-one',
  may: abilities['verified-answer:write'],
  hiddenWhileSeeing: true,
  input: z.object({ doubtId: z.uuid() }),
  run: async ({ db, actor, input: { doubtId } }) => {
    const found = await db.doubt.findFirst({ where: { AND: [{ id: doubtId }, offeredTo(actor)] }, select: fields });
    if (!found) return null;
    const clean = await namesRemover(db, found.lesson);
    const { id, text, answer, lesson } = found;
    return {
      id,
      question: clean(text),
      answer: clean(answer),
      className: lesson.class.name,
      lessonNumber: lesson.number,
    };
  },
});
