import * as z from 'zod/mini';
import { isReasoned } from '../rules/ratings';
import { sectionLengthMax } from '../rules/sections';
import { code } from './modules';

export const LessonRef = z.object({ lessonCode: code });

const text = z.string().check(z.maxLength(sectionLengthMax));
const sections = { materials: text, steps: text, activity: text, questions: text, facilitatorNotes: text };

const starCount = z.int().check(z.minimum(1), z.maximum(5));
const rated = { timeStars: starCount, contentStars: starCount, observation: z.string() };

export const LessonRating = z
  .object({ lessonCode: code, ...rated, observation: z.string().check(z.trim(), z.maxLength(1000)) })
  .check(
    z.refine<{ timeStars: number; contentStars: number; observation: string }>(isReasoned, {
      error: 'rating-reason',
      path: ['observation'],
    }),
  );

export const RatingSummary = z.object({
  count: z.int(),
  timeAverage: z.nullable(z.number()),
  contentAverage: z.nullable(z.number()),
  own: z.nullable(z.object(rated)),
});

export const AdaptedPlan = z.object({
  lessonCode: z.string(),
  lessonName: z.string(),
  courseCode: z.string(),
  moduleCode: z.string(),
  unitNumber: z.int(),
  name: z.string(),
  basedOnVersion: z.int(),
  /** The version that is published now. */
  publishedVersion: z.nullable(z.int()),
  revision: z.int(),
  updatedAt: z.string(),
  ...sections,
});

/** A module's, or one lesson's. */
export const AdaptedPlanSearch = z.object({
  courseCode: z.optional(code),
  moduleCode: z.optional(code),
  lessonCode: z.optional(code),
});
export const AdaptedPlanList = z.array(AdaptedPlan);

export const AdaptedPlanChanges = z.object({
  lessonCode: code,
  /** The one that the form was opened on; without it the last save wins. */
  revision: z.optional(z.int()),
  /** The version that stood beside it: what is new in it was seen. */
  basedOnVersion: z.int().check(z.minimum(1)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  ...sections,
});

export const AdaptedPlanSaved = z.object({ id: z.string(), revision: z.int() });

export const LessonPlanView = z.object({
  courseCode: z.string(),
  moduleCode: z.string(),
  unitNumber: z.int(),
  lessonCode: z.string(),
  lessonName: z.string(),
  objective: z.string(),
  minutes: z.int(),
  skills: z.array(z.object({ code: z.string(), text: z.string() })),
  plan: z.nullable(z.object({ code: z.string(), version: z.int(), publishedAt: z.string(), ...sections })),
  adapted: z.nullable(AdaptedPlan),
  rating: RatingSummary,
});
