import * as z from 'zod/mini';
import { isReasoned } from '../rules/ratings';
import { code } from './modules';
import { sections } from './sections';

export const LessonRef = z.object({ lessonCode: code });

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

export const AdaptedPlanSaved = z.object({ id: z.string(), revision: z.int() });
