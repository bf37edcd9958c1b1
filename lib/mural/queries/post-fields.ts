import type { Actor } from '@/lib/access/actor';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { dayText, standingOf } from '@/lib/platform/shown-days';
import { sectionOf } from '../rules';

export const postFields = {
  id: true,
  authorId: true,
  classId: true,
  studentId: true,
  class: { select: { name: true } },
  student: { select: { account: { select: { name: true } } } },
  title: true,
  text: true,
  imageId: true,
  imageText: true,
  from: true,
  until: true,
  author: { select: { account: { select: { name: true } } } },
  revision: true,
} satisfies Prisma.MuralPostSelect;

export type PostRow = Prisma.MuralPostGetPayload<{ select: typeof postFields }>;

/** As staff reads it. What is for a class is every facilitator's of the class; a school changes nothing. */
export function postOf(
  { class: ofClass, student, author, authorId, classId, studentId, imageId, from, until, ...post }: PostRow,
  reader: Pick<Actor, 'id' | 'tipo' | 'seeing'>,
  today: Date,
) {
  return {
    ...post,
    imageId: reader.seeing ? null : imageId,
    section: sectionOf({ classId, studentId }),
    className: ofClass?.name ?? null,
    studentName: student?.account.name ?? null,
    authorName: author.account.name,
    isOwn: reader.tipo === 'instrutor' && (classId !== null || authorId === reader.id),
    from: dayText(from),
    until: until && dayText(until),
    standing: standingOf({ from, until }, today),
  };
}
