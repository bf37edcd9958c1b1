import type { Prisma } from '@/lib/platform/db/generated/client';
import { dayText, standingOf } from '@/lib/platform/shown-days';

export const announcementFields = {
  id: true,
  title: true,
  text: true,
  tipos: true,
  schools: {
    orderBy: { school: { searchKey: 'asc' } },
    select: { schoolId: true, school: { select: { name: true } } },
  },
  from: true,
  until: true,
  revision: true,
  _count: { select: { seen: true } },
} satisfies Prisma.AnnouncementSelect;

type Row = Prisma.AnnouncementGetPayload<{ select: typeof announcementFields }>;

export function announcementOf({ schools, from, until, _count, ...row }: Row, today: Date) {
  return {
    ...row,
    schoolIds: schools.map(({ schoolId }) => schoolId),
    schoolNames: schools.map(({ school }) => school.name),
    from: dayText(from),
    until: until && dayText(until),
    standing: standingOf({ from, until }, today),
    seenCount: _count.seen,
  };
}
