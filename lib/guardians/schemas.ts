import * as z from 'zod/mini';
import { PersonName } from '@/lib/accounts/schemas';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { states } from '@/lib/schools/rules';
import { consentKinds, consentStudentsMax, digitsOf, isCpf, relationships } from './rules';

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

/** Kept as digits alone; its form is told to who typed another. */
function digitsText(error: string, isRight: (digits: string) => boolean) {
  return z.pipe(
    z.nullable(text(20)).check(z.refine((typed) => !typed || isRight(digitsOf(typed)), error)),
    z.transform((typed) => (typed ? digitsOf(typed) : null)),
  );
}

export const GuardianRef = z.object({ id: z.uuid() });

/** What registering one needs (§5), beside a pupil or by itself. */
const quickGuardianFields = {
  name: PersonName,
  email: EmailAddress,
  relationship: z._default(z.enum(relationships), 'other'),
  receivesEmail: z._default(z.boolean(), true),
};

const guardianFields = {
  ...quickGuardianFields,
  financial: z._default(z.boolean(), false),
  cpf: z._default(digitsText('cpf-invalid', isCpf), null),
  rg: z._default(optionalText(20), null),
  street: z._default(optionalText(120), null),
  number: z._default(optionalText(20), null),
  complement: z._default(optionalText(60), null),
  neighbourhood: z._default(optionalText(80), null),
  cep: z._default(
    digitsText('cep-invalid', (digits) => digits.length === 8),
    null,
  ),
  city: z._default(optionalText(80), null),
  state: z._default(z.nullable(z.enum(states)), null),
  telephones: z._default(text(200), ''),
  active: z._default(z.boolean(), true),
};

/** Mandatory of who pays the school (§5). */
const financialFields = ['cpf', 'street', 'number', 'neighbourhood', 'cep', 'city', 'state'] as const;

type Financial = { financial: boolean } & { [Field in (typeof financialFields)[number]]: string | null };

const completeWherePaying = z.check<Financial>((payload) => {
  if (!payload.value.financial) return;
  for (const field of financialFields) {
    if (payload.value[field]) continue;
    payload.issues.push({ code: 'custom', message: 'required', path: [field], input: payload.value });
  }
});

/** An administrator says of which school; everybody else's is the own. */
export const NewGuardian = z.object({ schoolId: z.optional(z.uuid()), ...guardianFields }).check(completeWherePaying);
/** `revision` is the one that the form was opened on. */
export const GuardianChanges = z
  .object({ id: z.uuid(), revision: z.int(), ...guardianFields })
  .check(completeWherePaying);

const nullableText = z.nullable(z.string());

export const SavedGuardian = z.object({
  id: z.string(),
  schoolId: z.string(),
  name: z.string(),
  email: z.string(),
  relationship: z.enum(relationships),
  receivesEmail: z.boolean(),
  financial: z.boolean(),
  cpf: nullableText,
  rg: nullableText,
  street: nullableText,
  number: nullableText,
  complement: nullableText,
  neighbourhood: nullableText,
  cep: nullableText,
  city: nullableText,
  state: nullableText,
  telephones: z.string(),
  active: z.boolean(),
  revision: z.int(),
});
const StudentName = z.object({ id: z.string(), name: z.string() });
/** With the pupils whom the guardian answers for, as far as the reader reaches them. */
export const GuardianDetail = z.extend(SavedGuardian, { students: z.array(StudentName) });

export const guardianStatuses = ['active', 'inactive', 'all'] as const;
const guardianSorts = ['name', '-name'] as const;

export const GuardianSearch = z.object({
  search: z._default(text(100), ''),
  schoolId: z.optional(z.uuid()),
  relationship: z.optional(z.enum(relationships)),
  status: z._default(z.enum(guardianStatuses), 'active'),
  sort: z._default(z.enum(guardianSorts), 'name'),
  page: PageNumber,
});

export const GuardianPage = pageOf(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    relationship: z.enum(relationships),
    receivesEmail: z.boolean(),
    financial: z.boolean(),
    telephones: z.string(),
    active: z.boolean(),
    students: z.array(StudentName),
  }),
);

/** A guardian in a pupil's form: one that the school has (`id`), or one to be registered with the pupil. */
export const StudentGuardian = z.object({
  id: z._default(z.nullable(z.uuid()), null),
  ...quickGuardianFields,
});

/** `givenBy` is who said so, in the school's words: a guardian may not be registered yet. */
export const NewConsents = z.object({
  studentIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(consentStudentsMax)),
  kinds: z.array(z.enum(consentKinds)).check(
    z.maxLength(consentKinds.length),
    z.refine((kinds) => kinds.length > 0, 'none-ticked'),
  ),
  givenBy: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});
/** How many are new, and how many stood already and stay as they are. */
export const GivenConsents = z.object({ given: z.int(), already: z.int() });

export const ConsentRow = z.object({
  id: z.string(),
  kind: z.enum(consentKinds),
  givenBy: z.string(),
  givenAt: z.string(),
  endedAt: nullableText,
  recordedBy: nullableText,
  endedBy: nullableText,
});
export const StudentConsents = z.object({ items: z.array(ConsentRow) });
