import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { folded } from '@/lib/platform/text/folded';
import { schoolReach } from '@/lib/schools/reach';
import { abilities } from '../abilities';

const pageSize = 20;

const School = z.object({ id: z.string(), name: z.string(), city: z.string(), state: z.string() });

/** For who works for no school: which one the file is of. */
export const schoolsToImportInto = defineQuery({
  name: 'imports.schools',
  may: abilities['people:import'],
  input: z.object({ search: z.string().check(z.maxLength(100)), page: PageNumber }),
  reply: pageOf(School),
  run: ({ db, actor, input: { search, page } }) => {
    const where = within(schoolReach, actor, { searchKey: { contains: folded(search) } });
    return paged(
      { page, pageSize },
      (window) =>
        db.school.findMany({
          where,
          ...window,
          orderBy: [{ searchKey: 'asc' }, { id: 'asc' }],
          select: { id: true, name: true, city: true, state: true },
        }),
      () => db.school.count({ where }),
    );
  },
});

/** The school that a file would go into, by its name. */
export const schoolToImportInto = defineQuery({
  name: 'imports.school',
  may: abilities['people:import'],
  input: z.object({ schoolId: z.uuid() }),
  reply: School,
  run: ({ db, actor, input: { schoolId } }) =>
    db.school.findFirst({
      where: within(schoolReach, actor, { id: schoolId }),
      select: { id: true, name: true, city: true, state: true },
    }),
});
