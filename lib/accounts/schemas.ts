import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { providerIds } from '@/lib/platform/oidc/provider-ids';
import { tidied } from '@/lib/platform/text/tidied';
import { seeingReasonLength } from './rules';

export const signInFaces = ['/login', '/selfielogin', '/compscilogin'] as const;
const Face = z._default(z.enum(signInFaces), '/login');

const Claim = z.string().check(z.minLength(1), z.maxLength(255));
const AccessToken = z.string().check(z.minLength(1), z.maxLength(8000));
/** Long enough that nobody guesses one. */
const State = z.string().check(z.minLength(16), z.maxLength(500));

export const SignIn = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A device that others use after this person: the session is short. */
  sharedDevice: z._default(z.union([z.boolean(), z.stringbool()]), false),
  face: Face,
  /** The account of a provider that this browser came from is to be linked: this sign-in proves to whose login. */
  link: z._default(z.union([z.boolean(), z.stringbool()]), false),
});

/** What the provider's own pages bring: claims, all of them (decisions.md). */
export const TokenSignIn = z.object({
  providerType: z.string().check(z.minLength(1), z.maxLength(40)),
  identifier: Claim,
  uuid: Claim,
  accessToken: AccessToken,
  state: State,
  face: Face,
});

/** One address, two ways (§7). */
export const AnySignIn = z.union([SignIn, TokenSignIn]);

export const SignedIn = z.object({
  id: z.string(),
  ttl: z.number(),
  created: z.string(),
  userId: z.string(),
  tipo: z.enum(tipos),
});

/** What a printed card carries. */
export const CardSignIn = z.object({ card: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The state cookie's content. */
export const AttemptCookie = z.object({
  provider: z.enum(providerIds),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  face: Face,
  sharedDevice: z._default(z.boolean(), false),
  from: z.optional(z.string()),
});

/** The link cookie's content: somebody at a provider whom no login here is linked to yet. */
export const PendingLink = z.object({
  provider: z.enum(providerIds),
  issuer: z.string(),
  subject: z.string(),
  /** What the account is called there, for its person to recognise. */
  called: z.string(),
  /** As the way through the provider was begun. */
  sharedDevice: z._default(z.boolean(), false),
  /** The session whose person may link it, once a password proved who that is. */
  sessionId: z.optional(z.string()),
});

export const Linked = z.object({ linked: z.boolean() });

/** Letter and number, 4 or more characters (§5). */
export const NewPassword = z
  .string()
  .check(
    z.minLength(4, 'password-length'),
    z.regex(/\p{L}/u, 'password-letter'),
    z.regex(/\d/, 'password-number'),
    z.maxLength(200),
  );

/** The password that a form asks for twice. */
export const typedTwice = { password: NewPassword, confirmation: z.string().check(z.maxLength(200)) };
export const sameTwice = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { error: 'password-confirmation', path: ['confirmation'] },
);

export const PasswordChange = z
  .object({ current: z.string().check(z.minLength(1), z.maxLength(200)), ...typedTwice })
  .check(sameTwice);
export const FirstPassword = z.object(typedTwice).check(sameTwice);
export const LinkedPassword = z
  .object({ token: z.string().check(z.minLength(1), z.maxLength(100)), ...typedTwice })
  .check(sameTwice);
export const PasswordChanged = z.object({ changed: z.boolean() });
/** Who forgot the password: the address, and the language of the form. */
export const AskedPasswordLink = z.object({
  email: EmailAddress,
  locale: z._default(z.enum(locales), defaultLocale),
});
export const PasswordLinkRequest = z.object({ email: EmailAddress, language: z.enum(locales) });
export const PhotoUrl = z.nullable(
  z.string().check(z.regex(/^\/api\/files\/account-photos\/[\w-]{43}\.webp$/, 'account-photo')),
);

/** Characters that turn the direction of a line round would turn the greeting round as well. */
const withoutTurns = /^[^\u202A-\u202E\u2066-\u2069]*$/;

/** As imports keep it: else a person typed with two spaces is not found by name, and is registered a second time. */
export const PersonName = z
  .string()
  .check(z.overwrite(tidied), z.minLength(1), z.maxLength(120), z.regex(withoutTurns, 'unreadable-character'));

/** A login that somebody chooses for a person: a word that can be typed, with a letter or digit that is compared. */
export const NewLogin = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(100),
    z.regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{P}\p{S}\p{M}]+$/u, 'login-shape'),
  );

/** What a person may change of the own account. Pupils have no e-mail; everybody else has one. */
export const OwnAccountChanges = z.object({
  name: PersonName,
  email: z.nullable(EmailAddress),
  photoUrl: PhotoUrl,
  /** Where the e-mail is another from now on. */
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  /** The one that the form was opened on: a person has several devices. */
  revision: z.int(),
});

/** The spec's User (§3), and what the own one shows beside it. */
export const OwnAccount = z.object({
  login: z.string(),
  tipo: z.enum(tipos),
  name: z.string(),
  email: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  schoolId: z.nullable(z.string()),
  schoolName: z.nullable(z.string()),
  revision: z.int(),
});

/** A reason that tells the school something. */
export const SeeingStart = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(seeingReasonLength.least), z.maxLength(seeingReasonLength.most)),
});
