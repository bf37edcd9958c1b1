import * as z from 'zod/mini';
import { defaultLocale, locales } from '@/lib/platform/i18n/locales';
import { EmailAddress } from '@/lib/platform/mail/email-address';

const signInFaces = ['/login', '/selfielogin', '/compscilogin'] as const;

export const SignIn = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A device that others use after this person: the session is short. */
  sharedDevice: z._default(z.union([z.boolean(), z.stringbool()]), false),
  face: z._default(z.enum(signInFaces), '/login'),
});

/** What the door reads from the request itself: the browser's known_device cookie, and where it comes from. */
export const SignInAttempt = z.extend(SignIn, {
  knownDevice: z.optional(z.string()),
  clientAddress: z.optional(z.string()),
});

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
export const PasswordLinkRequest = z.object({ email: EmailAddress, language: z.enum(locales) });
export const ForgottenPassword = z.object({ email: EmailAddress, locale: z._default(z.enum(locales), defaultLocale) });

export const FirstAdmin = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  password: NewPassword,
});
