import * as z from 'zod/mini';
import type { CareSide } from '../rules/care-sides';
import { careSeverities, careTopics } from '../rules/care-sign';
import { careActionLengthMax } from '../rules/limits';

export const CareTold = z.object({
  topic: z.enum(careTopics),
  severity: z.enum(careSeverities),
  /** What the pupil wrote, as it was written. */
  excerpt: z.string().check(z.trim(), z.minLength(1)),
  conversationId: z.optional(z.uuid()),
  /** What the pupil wrote there before, by which it is known of whom "ela" tells. */
  before: z.optional(z.array(z.string())),
});

/** What was done for the child, in a few words of the adult who did it. */
export const NewCareAction = z.object({
  id: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(careActionLengthMax)),
});

/** A page of notices, as a screen shows them. */
export type CareNotices = {
  items: {
    id: string;
    name: string;
    login: string;
    topic: (typeof careTopics)[number];
    severity: (typeof careSeverities)[number];
    excerpt: string;
    at: string;
    /** By the side of whoever reads. */
    isSeen: boolean;
    /** A name is null when the account was erased. */
    seen: { side: CareSide; at: string; name: string | null }[];
    /** What was done, by either side, the first first. */
    actions: { id: string; side: CareSide; text: string; at: string; name: string | null }[];
  }[];
  total: number;
  page: number;
  pageSize: number;
};
