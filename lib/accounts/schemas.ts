import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { providerIds } from '@/lib/platform/oidc/provider-ids';
import { PageNumber } from '@/lib/platform/shapes';
import { seeingReasonLength } from './rules';

export const signInFaces = ['/login', '/selfielogin', '/compscilogin'] as const;
const Face = z._default(z.enum(signInFaces), '/login');

const Claim = z.string().check(z.minLength(1), z.maxLength(255));
const AccessToken = z.string().check(z.minLength(1), z.maxLength(8000));
/** Long enough that nobody guesses one. */
const State = z.string().check(z.minLength(16), z.maxLength(500));

const SignIn = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A device that others use after this person: the session is short. */
  sharedDevice: z._default(z.union([z.boolean(), z.stringbool()]), false),
  face: Face,
  /** The account of a provider that this browser came from is this person's: from now on it signs in too. */
  link: z._default(z.union([z.boolean(), z.stringbool()]), false),
});

/** What the door reads from the request itself: the browser's cookies, and where it comes from. */
export const SignInAttempt = z.extend(SignIn, {
  knownDevice: z.optional(z.string()),
  pendingLink: z.optional(z.string()),
  clientAddress: z.optional(z.string()),
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

/** A browser that came back from the provider. `attempt` is its state cookie, `callback` the query it came with. */
export const CodeSignIn = z.object({
  provider: z.enum(providerIds),
  callback: z.string().check(z.maxLength(8000)),
  attempt: z.optional(z.string()),
  redirectUri: z.url(),
});

export const ProviderSignIn = z.union([CodeSignIn, TokenSignIn]);

export const PresentToken = z.object({ accessToken: AccessToken, uuid: Claim, state: State });

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

/** The link cookie's content. */
export const PendingLink = z.object({ provider: z.enum(providerIds), issuer: z.string(), subject: z.string() });

export const SignOut = z.object({});

/** Letter and number, 4 or more characters (§5). */
const NewPassword = z
  .string()
  .check(
    z.minLength(4, 'password-length'),
    z.regex(/\p{L}/u, 'password-letter'),
    z.regex(/\d/, 'password-number'),
    z.maxLength(200),
  );

const typedTwice = { password: NewPassword, confirmation: z.string().check(z.maxLength(200)) };
const sameTwice = z.refine<{ password: string; confirmation: string }>(
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
export const SetPassword = z.object({ id: z.uuid(), passwordHash: z.string(), keepSession: z.optional(z.uuid()) });
export const PasswordChanged = z.object({ changed: z.boolean() });
export const PasswordLinkRequest = z.object({ email: EmailAddress, language: z.enum(locales) });
export const ForgottenPassword = z.object({ email: EmailAddress, locale: z._default(z.enum(locales), defaultLocale) });

export const FirstAdmin = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  password: NewPassword,
});

const photoUrl = z.nullable(
  z.string().check(z.regex(/^\/api\/files\/account-photos\/[\w-]{43}\.webp$/, 'account-photo')),
);

/** What a person may change of the own account. Pupils have no e-mail; everybody else has one. */
/** Characters that turn the direction of a line round would turn the greeting round as well. */
const withoutTurns = /^[^\u202A-\u202E\u2066-\u2069]*$/;

export const OwnAccountChanges = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(withoutTurns, 'unreadable-character')),
  email: z.nullable(EmailAddress),
  photoUrl,
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
});

/** The photo that an account named, and the one that it names now. */
export const PhotoExchange = z.object({ from: photoUrl, to: photoUrl });
export const FaceRef = z.object({ name: z.string().check(z.regex(/^[\w-]{43}\.webp$/)) });
export const PhotoUpload = z.object({ file: z.instanceof(Uint8Array) });
export const UploadedPhoto = z.object({ photoUrl: z.string() });

export const SchoolChoice = z.object({ schoolId: z.uuid() });
export const OpenSchool = z.object({ schoolId: z.string() });

/** A reason that tells the school something. */
export const SeeingStart = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(seeingReasonLength.least), z.maxLength(seeingReasonLength.most)),
});
export const SeeingBegun = z.object({ tipo: z.enum(tipos), until: z.string() });
export const SeeingEnded = z.object({ ended: z.boolean() });
/** By part of name or login, or the one that has just this login. */
export const AccountSearch = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  login: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});
export const ClearProviderKeys = z.object({});

export const SeeingPage = z.object({
  page: PageNumber,
});
