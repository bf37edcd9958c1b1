import * as z from 'zod/mini';
import { Day } from '@/lib/platform/shapes';
import { codeLengthMax, courseCode, moduleStatuses, partKinds, youtubeVideo } from '../rules';
import { optional, required } from '../schemas';

const supportKinds = ['image', 'file', 'video'] as const;

/** A code that becomes part of an address. */
export const newCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(codeLengthMax), z.regex(courseCode, 'course-code'));
export const anyCode = z.string().check(z.minLength(1), z.maxLength(codeLengthMax));

/** A picture of the catalogue that was uploaded before. */
const contentImage = z.string().check(z.regex(/^\/api\/files\/content-images\/[\w-]{43}\.webp$/, 'content-image'));
const markdown = optional(20_000);
const day = z.nullable(Day);

const part = z.object({
  kind: z.enum(partKinds),
  number: z.int().check(z.minimum(1), z.maximum(4)),
  name: required(120),
  summary: optional(4000),
  /** A mission's, in order: those that its seal asks for, and those beyond it. */
  challenges: z.array(required(500)).check(z.maxLength(20)),
  optionalChallenges: z._default(z.array(required(500)).check(z.maxLength(20)), []),
  /** Of a project: the unit that pays it, where that is not the usual one. */
  unit: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3))), null),
});

const term = z.object({ term: required(80), meaning: required(1000) });

const support = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('video'),
    title: required(200),
    address: z.string().check(
      z.trim(),
      z.maxLength(300),
      z.refine((address) => youtubeVideo(address) !== undefined, 'youtube-address'),
    ),
  }),
  z.object({
    kind: z.enum(['image', 'file']),
    title: required(200),
    address: z.string().check(z.regex(/^\/api\/files\/[0-9a-f-]{36}$/, 'support-file')),
  }),
]);

/** A module's data (§3) but for its code. */
const moduleData = {
  name: required(120),
  status: z.enum(moduleStatuses),
  /** While it is in development. */
  expectedOn: day,
  summary: markdown,
  guardianTips: markdown,
  sealsAndCertificates: markdown,
  notebookCoverUrl: z.nullable(contentImage),
  originalCourseCode: z.nullable(anyCode),
  parts: z.array(part).check(z.maxLength(10)),
  glossary: z.array(term).check(z.maxLength(200)),
  support: z.array(support).check(z.maxLength(60)),
};

export const NewModule = z.object({ courseCode: anyCode, code: newCode, ...moduleData });

/** The code is part of addresses and stays. `revision` is the one that the form was opened on. */
export const ModuleChanges = z.object({ moduleId: z.uuid(), revision: z.int(), ...moduleData });
export const ModuleRef = z.object({ moduleId: z.uuid() });

const supportItem = z.object({ id: z.string(), kind: z.enum(supportKinds), title: z.string(), address: z.string() });

export const ModuleDetail = z.object({
  ...moduleData,
  id: z.string(),
  courseCode: z.string(),
  code: z.string(),
  position: z.int(),
  notebookCoverUrl: z.nullable(z.string()),
  originalCourseCode: z.nullable(z.string()),
  support: z.array(supportItem),
  revision: z.int(),
  updatedAt: z.string(),
});

/** The ids in their new order. */
export const Order = z.object({ ids: z.array(z.string()) });
