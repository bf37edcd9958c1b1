import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { folded } from '@/lib/platform/text/folded';
import { schoolYears } from '@/lib/students/rules';
import { abilities } from '../abilities';
import { heldClass } from '../parts/acting-on';

const foundMax = 10;

/** By name or registration number, of one year, from one class. */
const Wanted = z.object({
  classId: z.uuid(),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  schoolYear: z.nullable(z.enum(schoolYears)),
  fromClassId: z.nullable(z.uuid()),
});

const Found = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string(),
  registrationNumber: z.string(),
  schoolYear: z.enum(schoolYears),
  classes: z.array(z.string()),
});

/**
 * The active pupils of the class's school who are not in it, ten at most. Whoever may enrol finds them, in his classes or
 * not: that is why it is a command, which leaves an audit row, and no query.
 */
export const searchStudents = defineCommand({
  name: 'class-life.search-students',
  may: abilities['class:enrol'],
  input: Wanted,
  reply: z.array(Found),
  target: heldClass,
  run: async ({ tx, target: { id: classId, schoolId }, input: { search, schoolYear, fromClassId } }) => {
    const words = folded(search).split(/\s+/).filter(Boolean);
    const found = await tx.student.findMany({
      where: {
        schoolId,
        active: true,
        fictitious: false,
        ...(schoolYear && { schoolYear }),
        AND: [
          { enrolments: { none: { classId, leftAt: null } } },
          ...(fromClassId ? [{ enrolments: { some: { classId: fromClassId, leftAt: null } } }] : []),
          ...words.map((word) => ({ searchKey: { contains: word } })),
        ],
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      take: foundMax,
      select: {
        id: true,
        registrationNumber: true,
        schoolYear: true,
        account: { select: { name: true, login: true } },
        enrolments: {
          where: { leftAt: null, class: { status: 'initiated' } },
          select: { class: { select: { name: true } } },
        },
      },
    });
    return found.map(({ account, enrolments, ...student }) => ({
      ...student,
      ...account,
      classes: enrolments.map((enrolment) => enrolment.class.name),
    }));
  },
});
