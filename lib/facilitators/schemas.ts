import * as z from 'zod/mini';
import { sexes } from '@/lib/accounts/rules';
import { NewLogin, PersonName, PhotoUrl, sameTwice, typedTwice } from '@/lib/accounts/schemas';
import { BirthDate } from '@/lib/accounts/schemas/person';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { mmCodeFilters } from './rules';

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

const fields = {
  name: PersonName,
  email: EmailAddress,
  photoUrl: z._default(PhotoUrl, null),
  sex: z.nullable(z.enum(sexes)),
  nickname: text(60),
  birthDate: z._default(BirthDate, null),
  providerId: optionalText(100),
  phone: text(40),
  /** Only an administrator's is kept. */
  mmCode: z._default(z.boolean(), false),
  /** In the product's mail domain, which configuration names: the server judges it. */
  emailGroup: optionalText(254),
};

/** Where the facilitator works: an administrator says so; a school's own are at that school. */
const schoolIds = z._default(z.array(z.uuid()).check(z.maxLength(50)), []);

export const NewFacilitator = z.object({ ...fields, schoolIds, login: NewLogin, ...typedTwice }).check(sameTwice);

/** `revision` is the account's, which the form was opened on. */
export const FacilitatorChanges = z.object({
  id: z.uuid(),
  revision: z.int(),
  ...fields,
  schoolIds,
  active: z.boolean(),
});

const SchoolName = z.object({ id: z.string(), name: z.string() });

const card = {
  id: z.string(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  phone: z.string(),
  mmCode: z.boolean(),
  active: z.boolean(),
  /** Those that the reader reaches. */
  schools: z.array(SchoolName),
};

export const FacilitatorPage = pageOf(z.object(card));

export const FacilitatorRecord = z.object({
  ...card,
  sex: z.nullable(z.enum(sexes)),
  nickname: z.string(),
  birthDate: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  emailGroup: z.nullable(z.string()),
  /** Those going on that the facilitator is responsible for, as far as the reader reaches them. */
  classes: z.array(SchoolName),
  /** Whether the reader may change the record: who works at another school as well is kept by administrators. */
  mayKeep: z.boolean(),
  revision: z.int(),
});

const facilitatorStatuses = ['active', 'inactive', 'all'] as const;
const facilitatorSorts = ['name', '-name'] as const;

export const FacilitatorSearch = z.object({
  search: z._default(text(100), ''),
  schoolId: z.optional(z.uuid()),
  mmCode: z.optional(z.enum(mmCodeFilters)),
  status: z._default(z.enum(facilitatorStatuses), 'active'),
  sort: z._default(z.enum(facilitatorSorts), 'name'),
  page: PageNumber,
});

/** Somebody who has a login already: the whole of it, or of the e-mail. A part finds nobody. */
const identifier = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));
export const LinkQuestion = z.object({ identifier });
export const Linkable = z.object({ id: z.string(), name: z.string(), login: z.string(), isLinked: z.boolean() });
/** An administrator says to which school; a school links to itself. */
export const NewLink = z.object({ identifier, schoolId: z.optional(z.uuid()) });
