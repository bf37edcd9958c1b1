import type { Prisma } from '@/lib/platform/db/generated/client';

export const verifiedAnswerFields = {
  id: true,
  class: { select: { name: true } },
  lesson: { select: { name: true } },
  question: true,
  answer: true,
  wholeSchool: true,
  author: { select: { name: true } },
  revision: true,
} satisfies Prisma.VerifiedAnswerSelect;

type Row = Prisma.VerifiedAnswerGetPayload<{ select: typeof verifiedAnswerFields }>;

export function verifiedAnswerOf({ class: ofClass, lesson, author, ...kept }: Row) {
  return { ...kept, className: ofClass.name, lessonName: lesson.name, authorName: author?.name ?? null };
}
