import type { Prisma } from '@/lib/platform/db/generated/client';

export const noticeFields = {
  id: true,
  classId: true,
  class: { select: { name: true } },
  title: true,
  text: true,
  from: true,
  until: true,
  author: { select: { name: true } },
  revision: true,
} satisfies Prisma.NoticeSelect;

type Row = Prisma.NoticeGetPayload<{ select: typeof noticeFields }>;

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function noticeOf({ class: ofClass, author, from, until, ...notice }: Row) {
  return {
    ...notice,
    className: ofClass?.name ?? null,
    authorName: author?.name ?? null,
    from: dayOf(from),
    until: until && dayOf(until),
  };
}
