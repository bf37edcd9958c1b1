import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { Day } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { setDays } from '../parts/set-days';
import { dayOf } from '../queries/modules';
import { editorReach } from '../reach';

const AuthorisationDetail = z.object({
  moduleId: z.string(),
  schoolId: z.string(),
  from: z.string(),
  until: z.nullable(z.string()),
});

/** A school may use the module from a day, perhaps until one. Said again, the days are changed. */
export const authoriseModule = defineCommand({
  name: 'courses.authorise-module',
  may: abilities['module:authorise'],
  input: z.object({ moduleId: z.uuid(), schoolId: z.uuid(), from: Day, until: z.nullable(Day) }),
  reply: AuthorisationDetail,
  target: async ({ tx, actor, input: { moduleId } }) =>
    tx.courseModule.findFirst({
      where: within(editorReach, actor, { id: moduleId }),
      select: { id: true },
    }),
  run: async ({ tx, input: { moduleId, schoolId, from, until } }) => {
    const row = await setDays(tx, { schoolId, moduleId, from, until });
    return { moduleId, schoolId, from: dayOf(row.from), until: dayOf(row.until) };
  },
});
