import * as z from 'zod/mini';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { addressLengthMax, contactNameLengthMax, dailyAnswersMost, modelLengthMax } from './rules';

export const SchoolAiRef = z.object({ schoolId: z.uuid() });

/** It becomes a header: one word of visible characters. */
const Key = z.string().check(z.trim(), z.minLength(8), z.maxLength(400), z.regex(/^[!-~]*$/, 'ai-key-shape'));

/** The key comes in the body; the spec's form in the query is taken too (§7), and the body's goes before it. */
export const KeyToSave = z.object({
  schoolId: z.uuid(),
  plainKey: z.optional(Key),
  keyOfQuery: z.optional(Key),
  /** Empty for the server that the product asks. */
  baseUrl: z._default(z.string().check(z.trim(), z.maxLength(addressLengthMax)), ''),
  /** Empty for the model that the product asks for. */
  model: z._default(z.string().check(z.trim(), z.maxLength(modelLengthMax)), ''),
  seesImages: z._default(z.boolean(), true),
});

/** Empty for nobody; else told what is wrong with it as of any other address. */
const EmailOrNone = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.check(({ value, issues }) => {
    const [issue] = value ? (z.safeParse(EmailAddress, value).error?.issues ?? []) : [];
    if (issue) issues.push({ code: 'custom', message: issue.message, input: value, ...paramsOf(issue) });
  }),
);

function paramsOf(issue: z.core.$ZodIssue) {
  return issue.code === 'custom' && issue.params ? { params: issue.params } : {};
}

export const SchoolAiChanges = z.object({
  schoolId: z.uuid(),
  /** The one that the form was opened on; 0 where nothing was saved yet. */
  revision: z.int(),
  contactName: z.string().check(z.trim(), z.maxLength(contactNameLengthMax)),
  contactEmail: EmailOrNone,
  dailyAnswersMax: z.int().check(z.gte(0), z.lte(dailyAnswersMost)),
  speechForStudents: z.boolean(),
});

export const SchoolSearch = z.object({ search: z.string().check(z.maxLength(100)), page: z.int().check(z.gte(1)) });

export const CountedTokens = z.object({ tokens: z.int().check(z.gte(0)) });
export const UncountedAnswer = z.object({ at: z.date() });
export const KeyExists = z.object({ exists: z.boolean() });
export const EncryptedKey = z.object({ ciphertext: z.string(), masterKeyId: z.string() });
export const KeySaved = z.object({
  exists: z.boolean(),
  lastFour: z.string(),
  /** Whether the model's server knows the key; `unreachable`: nobody could be asked, and it is kept all the same. */
  tried: z.enum(['accepted', 'unreachable']),
});

export const SchoolAiSettings = z.object({
  schoolId: z.uuid(),
  revision: z.int(),
  contactName: z.string(),
  contactEmail: z.string(),
  dailyAnswersMax: z.int(),
  speechForStudents: z.boolean(),
});
