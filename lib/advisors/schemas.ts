import * as z from 'zod/mini';
import { NewLogin, PersonName, PhotoUrl, sameTwice, typedTwice } from '@/lib/accounts/schemas';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { PageNumber, pageOf } from '@/lib/platform/shapes';

const fields = {
  name: PersonName,
  email: EmailAddress,
  photoUrl: z._default(PhotoUrl, null),
  /** Those that are entrusted to the advisor. */
  schoolIds: z.array(z.uuid()).check(z.maxLength(500)),
};

export const NewAdvisor = z.object({ ...fields, login: NewLogin, ...typedTwice }).check(sameTwice);

/** `revision` is the account's, which the form was opened on. */
export const AdvisorChanges = z.object({ id: z.uuid(), revision: z.int(), ...fields, active: z.boolean() });

const card = {
  id: z.string(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  active: z.boolean(),
  schools: z.array(z.object({ id: z.string(), name: z.string(), isLinked: z.boolean() })),
};

export const AdvisorPage = pageOf(z.object(card));
export const AdvisorRecord = z.object({ ...card, revision: z.int() });

const advisorStatuses = ['active', 'inactive', 'all'] as const;
const advisorSorts = ['name', '-name'] as const;

export const AdvisorSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  schoolId: z.optional(z.uuid()),
  status: z._default(z.enum(advisorStatuses), 'active'),
  sort: z._default(z.enum(advisorSorts), 'name'),
  page: PageNumber,
});

export const OwnSchools = z.object({
  schools: z.array(
    z.object({ id: z.string(), name: z.string(), city: z.string(), state: z.string(), isLinked: z.boolean() }),
  ),
});

export const OwnSchoolRef = z.object({ schoolId: z.uuid() });
