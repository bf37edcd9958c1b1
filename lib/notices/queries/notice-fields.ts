import type { Prisma } from '@/lib/platform/db/generated/client';
import { dayText } from '@/lib/platform/shown-days';

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

export function noticeOf({ class: ofClass, author, from, until, ...notice }: Row) {
  return {
    ...notice,
    className: ofClass?.name ?? null,
    authorName: author?.name ?? null,
    from: dayText(from),
    until: until && dayText(until),
  };
}
