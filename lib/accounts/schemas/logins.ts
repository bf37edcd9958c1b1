import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { bareTipos } from '../rules';
import { NewLogin, PersonName, PhotoUrl, sameTwice, typedTwice } from '../schemas';

export const LoginProposalQuestion = z.object({ name: z.string().check(z.trim(), z.maxLength(120)) });
export const LoginProposal = z.object({ login: z.string() });

/** A school's login belongs to a school, and no other of these does. */
const ofSchoolOnly = z.check<{ tipo: string; schoolId: string | null }>((payload) => {
  const { tipo, schoolId } = payload.value;
  if ((tipo === 'escola') === (schoolId !== null)) return;
  const message = schoolId === null ? 'required' : 'wrong-value';
  payload.issues.push({ code: 'custom', message, path: ['schoolId'], input: payload.value });
});

export const NewUser = z
  .object({
    tipo: z.enum(bareTipos),
    name: PersonName,
    login: NewLogin,
    email: EmailAddress,
    photoUrl: z._default(PhotoUrl, null),
    schoolId: z._default(z.nullable(z.uuid()), null),
    ...typedTwice,
  })
  .check(sameTwice, ofSchoolOnly);

/** `revision` is the one that the form was opened on. Pupils have no e-mail; everybody else has one. */
export const UserChanges = z.object({
  id: z.uuid(),
  revision: z.int(),
  name: PersonName,
  email: z.nullable(EmailAddress),
  photoUrl: PhotoUrl,
  active: z.boolean(),
});

/** `locale` is the language of the mail: that of who asks for it, since nobody knows the other's. */
export const PasswordReset = z.object({
  id: z.uuid(),
  way: z.enum(['mail', 'readable']),
  locale: z._default(z.enum(locales), defaultLocale),
});
/** Shown once, and kept nowhere. */
export const PasswordResetDone = z.object({ password: z.nullable(z.string()) });

const card = {
  id: z.string(),
  login: z.string(),
  tipo: z.enum(tipos),
  name: z.string(),
  email: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  schoolId: z.nullable(z.string()),
  schoolName: z.nullable(z.string()),
  active: z.boolean(),
};

export const UserCard = z.object({ ...card, revision: z.int() });
export const UserPage = pageOf(z.object(card));

const userStatuses = ['active', 'inactive', 'all'] as const;
const userSorts = ['name', '-name', 'login', '-login'] as const;

export const UserSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  tipo: z.optional(z.enum(tipos)),
  schoolId: z.optional(z.uuid()),
  status: z._default(z.enum(userStatuses), 'active'),
  sort: z._default(z.enum(userSorts), 'name'),
  page: PageNumber,
});
