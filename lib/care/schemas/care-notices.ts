import * as z from 'zod/mini';
import { careSides } from '../rules/care-sides';
import { careSeverities, careTopics } from '../rules/care-sign';

export const CareTold = z.object({
  topic: z.enum(careTopics),
  severity: z.enum(careSeverities),
  /** What the pupil wrote, as it was written. */
  excerpt: z.string().check(z.trim(), z.minLength(1)),
});

export const CareNoticePage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      login: z.string(),
      topic: z.enum(careTopics),
      severity: z.enum(careSeverities),
      excerpt: z.string(),
      at: z.string(),
      /** By the side of whoever reads. */
      isSeen: z.boolean(),
      /** A name is null when the account was erased. */
      seen: z.array(z.object({ side: z.enum(careSides), at: z.string(), name: z.nullable(z.string()) })),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

export type CareNotices = z.infer<typeof CareNoticePage>;
