import * as z from 'zod/mini';
import { sexes } from '@/lib/accounts/rules';
import { NewLogin, PersonName } from '@/lib/accounts/schemas';
import { BirthDate } from '@/lib/accounts/schemas/person';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { schoolYears } from './rules';

function text(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest));
}

/** Nothing typed is none. */
function optionalText(longest: number) {
  return z.pipe(
    z.nullable(text(longest)),
    z.transform((typed) => typed || null),
  );
}

export const StudentRef = z.object({ id: z.uuid() });

/** What stands in a pupil's own record beside the login (§3). */
export const studentFields = {
  name: PersonName,
  login: NewLogin,
  /** The login, where nothing else is given (decisions.md). */
  registrationNumber: text(40),
  schoolYear: z.enum(schoolYears),
  sex: z.nullable(z.enum(sexes)),
  nickname: text(60),
  birthDate: BirthDate,
  providerId: optionalText(100),
  observation: text(2000),
};

export const studentStatuses = ['active', 'inactive', 'all'] as const;
const studentSorts = ['name', '-name', 'registrationNumber', '-registrationNumber'] as const;

export const StudentSearch = z.object({
  search: z._default(text(100), ''),
  schoolId: z.optional(z.uuid()),
  classId: z.optional(z.uuid()),
  schoolYear: z.optional(z.enum(schoolYears)),
  status: z._default(z.enum(studentStatuses), 'active'),
  sort: z._default(z.enum(studentSorts), 'name'),
  page: PageNumber,
});

const ClassName = z.object({ id: z.string(), name: z.string() });

export const StudentPage = pageOf(
  z.object({
    id: z.string(),
    name: z.string(),
    login: z.string(),
    photoUrl: z.nullable(z.string()),
    registrationNumber: z.string(),
    schoolYear: z.enum(schoolYears),
    active: z.boolean(),
    /** Those that the pupil is in now. */
    classes: z.array(ClassName),
  }),
);
