import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** The own honors that were on no screen yet, also where no class goes on any more: the last ones come with its end. */
export const freshHonors = defineQuery({
  name: 'points.fresh-honors',
  may: abilities['honor:celebrate'],
  input: NoInput,
  run: ({ db, actor }) =>
    db.honor.findMany({
      where: { celebratedAt: null, journey: { studentId: actor.id } },
      orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }, { number: 'asc' }],
      select: { id: true, kind: true, number: true, level: true },
    }),
});
