import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { isEmail, strangeInEmail } from './rules';

const signInFaces = ['/login', '/selfielogin', '/compscilogin'] as const;

export const SignIn = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A device that others use after this person: the session is short. */
  sharedDevice: z._default(z.union([z.boolean(), z.stringbool()]), false),
  face: z._default(z.enum(signInFaces), '/login'),
});

/** The browser's known_device cookie is read by the door, never sent as input. */
export const SignInAttempt = z.extend(SignIn, { knownDevice: z.optional(z.string()) });

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

/** A stranger's character is named with its column; what is left is judged by its form (§5). */
const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), (context) => {
  const { value: input } = context;
  const strange = strangeInEmail(input);
  if (strange) context.issues.push({ code: 'custom', message: 'email-character', params: strange, input });
  else if (input && !isEmail(input)) context.issues.push({ code: 'custom', message: 'invalid-email', input });
});

export const NoInput = z.object({});

/** What a person may change of the own account. Pupils have no e-mail; everybody else has one. */
export const OwnAccountChanges = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  email: z.nullable(Email),
  photoUrl: z.nullable(
    z.string().check(z.regex(/^\/api\/files\/account-photos\/[\da-f-]{36}\/[\w-]{43}\.webp$/, 'account-photo')),
  ),
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

export const AccountRef = z.object({ id: z.uuid() });
export const PhotoUpload = z.object({ file: z.instanceof(Uint8Array) });
export const UploadedPhoto = z.object({ photoUrl: z.string() });

export const SchoolChoice = z.object({ schoolId: z.uuid() });
export const OpenSchool = z.object({ schoolId: z.string() });

/** A reason that tells the school something. */
export const SeeingStart = z.object({
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(300)),
});
export const SeeingBegun = z.object({ tipo: z.enum(tipos), until: z.string() });
export const SeeingEnded = z.object({ ended: z.boolean() });
/** By part of name or login, or the one that has just this login. */
export const AccountSearch = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  login: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
});
