import * as z from 'zod/mini';
import { codeLanguages, counts, weightMax } from '../rules/kinds';

function text(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest));
}

/** Tells nothing of what is right: each save draws them anew. */
const optionId = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));

/** One alternative, one side of a pair or one thing to be put in order, as plain text. */
const Option = z.object({ id: optionId, text: text(500) });
export type Option = z.infer<typeof Option>;

function options(most: number) {
  return z.array(Option).check(z.maxLength(most));
}

/** What may be answered in a question of each kind: what a pupil is sent, in whatever order. */
const bodies = {
  single: z.object({ choices: options(counts.single.most) }),
  twoRight: z.object({ choices: options(counts.twoRight.most) }),
  trueFalse: z.object({}),
  /** Each on the left has one on the right; one on the right may belong to several, or to none. */
  match: z.object({ left: options(counts.match.most), right: options(counts.match.most) }),
  order: z.object({ items: options(counts.order.most) }),
  /** What stands behind the number, such as `cm`. */
  number: z.object({ unit: z.nullable(text(20)) }),
  shortText: z.object({}),
} as const;

const decimal = z.number().check(z.minimum(-1e9), z.maximum(1e9));

/** What is right, in the shape in which a pupil answers, but for the last two: a range, and what a full answer says. */
const keys = {
  single: optionId,
  twoRight: z.array(optionId).check(z.maxLength(counts.twoRight.most)),
  trueFalse: z.boolean(),
  match: z.record(optionId, optionId),
  order: z.array(optionId).check(z.maxLength(counts.order.most)),
  number: z.object({ value: decimal, tolerance: z.number().check(z.minimum(0), z.maximum(1e9)) }),
  shortText: text(2000),
} as const;

const codeToRead = z.object({ language: z.enum(codeLanguages), source: z.string().check(z.maxLength(4000)) });

const contentImage = z.string().check(z.regex(/^\/api\/files\/content-images\/[\w-]{43}\.webp$/, 'content-image'));

/** Of every kind. A draft may lack what publishing asks for: `rules/faults.ts` says what that is. */
const common = {
  topic: text(80),
  skillCode: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
  weight: z.int().check(z.minimum(1), z.maximum(weightMax)),
  /** Markdown. */
  prompt: text(4000),
  code: z.nullable(codeToRead),
  imageUrl: z.nullable(contentImage),
  imageAlt: z.nullable(text(300)),
  /** Markdown: why it is so, as the answer key says it. */
  explanation: z.nullable(text(2000)),
};

/** A question as who writes it sees it, with its key; `right` is null until it is marked. */
export const Question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), ...common, body: bodies.single, right: z.nullable(keys.single) }),
  z.object({ kind: z.literal('twoRight'), ...common, body: bodies.twoRight, right: z.nullable(keys.twoRight) }),
  z.object({ kind: z.literal('trueFalse'), ...common, body: bodies.trueFalse, right: z.nullable(keys.trueFalse) }),
  z.object({ kind: z.literal('match'), ...common, body: bodies.match, right: z.nullable(keys.match) }),
  z.object({ kind: z.literal('order'), ...common, body: bodies.order, right: z.nullable(keys.order) }),
  z.object({ kind: z.literal('number'), ...common, body: bodies.number, right: z.nullable(keys.number) }),
  z.object({ kind: z.literal('shortText'), ...common, body: bodies.shortText, right: z.nullable(keys.shortText) }),
]);
export type Question = z.infer<typeof Question>;
