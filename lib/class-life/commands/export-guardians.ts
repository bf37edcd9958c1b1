import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { guardianReach } from '@/lib/guardians/reach';
import { relationships } from '@/lib/guardians/rules';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { heldClass } from '../parts/acting-on';

const Line = z.object({
  studentName: z.string(),
  studentLogin: z.string(),
  position: z.int(),
  name: z.string(),
  email: z.string(),
  relationship: z.enum(relationships),
  receivesEmail: z.boolean(),
  telephones: z.string(),
});

const linesPerPage = 100;

/** The guardians of who is in the class now, for a file. A command, so that the audit names who took them along. */
export const exportGuardians = defineCommand({
  name: 'class-life.export-guardians',
  may: abilities['class:export-guardians'],
  input: z.object({ classId: z.uuid(), page: PageNumber }),
  reply: pageOf(Line),
  target: heldClass,
  run: async ({ tx, actor, target: { id: classId }, input: { page } }) => {
    const where = {
      guardian: within(guardianReach, actor),
      student: { enrolments: { some: { classId, leftAt: null } } },
    };
    return paged(
      { page, pageSize: linesPerPage },
      (window) =>
        tx.studentGuardian.findMany({
          where,
          orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }, { position: 'asc' }],
          select: {
            position: true,
            student: { select: { account: { select: { name: true, login: true } } } },
            guardian: {
              select: { name: true, email: true, relationship: true, receivesEmail: true, telephones: true },
            },
          },
          ...window,
        }),
      () => tx.studentGuardian.count({ where }),
      ({ position, student: { account }, guardian }) => ({
        studentName: account.name,
        studentLogin: account.login,
        position,
        ...guardian,
      }),
    );
  },
});
