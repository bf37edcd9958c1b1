import * as z from 'zod/mini';

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

export const FirstAdmin = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  password: NewPassword,
});

export const ClearProviderKeys = z.object({});
