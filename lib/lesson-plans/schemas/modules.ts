import * as z from 'zod/mini';
import { codeLengthMax, moduleStatuses } from '@/lib/courses/rules';

export const code = z.string().check(z.minLength(1), z.maxLength(codeLengthMax));

/** §3: codigo, nome. */
export const listItem = { code: z.string(), name: z.string() };

export const PermittedCourses = z.array(
  z.object({
    ...listItem,
    modules: z.array(z.object({ ...listItem, status: z.enum(moduleStatuses), expectedOn: z.nullable(z.string()) })),
  }),
);

const PlannedLesson = z.object({
  lessonCode: z.string(),
  lessonName: z.string(),
  /** From 1 to 15, counted over the units. */
  number: z.int(),
  objective: z.string(),
  minutes: z.int(),
  plan: z.nullable(z.object({ code: z.string(), version: z.int(), publishedAt: z.string() })),
  isRated: z.boolean(),
  isAdapted: z.boolean(),
});

export const ModulePlans = z.object({
  course: z.object(listItem),
  module: z.object({
    ...listItem,
    status: z.enum(moduleStatuses),
    expectedOn: z.nullable(z.string()),
    summary: z.string(),
    guardianTips: z.string(),
  }),
  /** The module before it in the course: what this one builds on. */
  previous: z.nullable(z.object({ ...listItem, isAuthorised: z.boolean() })),
  units: z.array(z.object({ unitNumber: z.int(), objective: z.string(), lessons: z.array(PlannedLesson) })),
  support: z.array(z.object({ kind: z.enum(['image', 'file', 'video']), title: z.string(), address: z.string() })),
});
