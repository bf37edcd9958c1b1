import * as z from 'zod/mini';
import { sexes } from '@/lib/accounts/rules';
import { NewPassword } from '@/lib/accounts/schemas';
import { BirthDate } from '@/lib/accounts/schemas/person';
import { guardiansPerStudent, relationships } from '@/lib/guardians/rules';
import { StudentGuardian } from '@/lib/guardians/schemas';
import { schoolYears } from '@/lib/students/rules';
import { studentFields } from '@/lib/students/schemas';

const photoUrl = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
const guardians = z.array(StudentGuardian).check(
  z.maxLength(guardiansPerStudent),
  z.check(({ value, issues }) => {
    for (const [index, { id }] of value.entries()) {
      const isSecond = id !== null && value.findIndex((each) => each.id === id) < index;
      if (isSecond) issues.push({ code: 'custom', message: 'guardian-twice', path: [index, 'id'], input: value });
    }
  }),
);

const sameTwice = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { error: 'password-confirmation', path: ['confirmation'] },
);

export const NewStudent = z
  .object({
    /** An administrator says of which school; everybody else's is the one that is open. */
    schoolId: z.optional(z.uuid()),
    ...studentFields,
    photoUrl,
    password: NewPassword,
    confirmation: z.string().check(z.maxLength(200)),
    guardians,
    /** A facilitator registers into a class of the own. */
    classId: z.nullable(z.uuid()),
  })
  .check(sameTwice);

const { login: _, ...changeable } = studentFields;

/** The login is what people write on cards and in files: it is chosen once. */
export const StudentChanges = z.object({
  id: z.uuid(),
  /** The one that the form was opened on. */
  revision: z.int(),
  ...changeable,
  photoUrl,
  active: z.boolean(),
  guardians,
});

export const StudentRecord = z.object({
  id: z.string(),
  schoolId: z.string(),
  schoolName: z.string(),
  name: z.string(),
  login: z.string(),
  photoUrl: z.nullable(z.string()),
  active: z.boolean(),
  registrationNumber: z.string(),
  schoolYear: z.enum(schoolYears),
  sex: z.nullable(z.enum(sexes)),
  nickname: z.string(),
  birthDate: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  observation: z.string(),
  revision: z.int(),
  guardians: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      relationship: z.enum(relationships),
      receivesEmail: z.boolean(),
    }),
  ),
  classes: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** What is typed so far of somebody who may be registered already. */
export const PossibleDuplicate = z.object({
  schoolId: z.optional(z.uuid()),
  name: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  login: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  birthDate: z._default(BirthDate, null),
});

export const Duplicates = z.object({
  loginTaken: z.boolean(),
  /** One that is free, made of the name; empty while there is none. */
  proposedLogin: z.string(),
  /** Those of the school with a similar name and the same day of birth, or with the very name. */
  similar: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      schoolYear: z.enum(schoolYears),
      classNames: z.array(z.string()),
      active: z.boolean(),
    }),
  ),
});
