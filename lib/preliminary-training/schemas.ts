import * as z from 'zod/mini';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { requestActions, requestStatuses } from './rules';

export const TrainingQuestion = z.object({
  moduleId: z.uuid(),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
});

/** `revision` is the one that the answer was written on: somebody else may have answered first. */
export const TrainingAnswer = z.object({
  id: z.uuid(),
  revision: z.int(),
  action: z.enum(requestActions),
  /** What the facilitator is told: when and where, or why not. */
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
});

export const TrainingRequestCard = z.object({
  id: z.string(),
  facilitatorName: z.string(),
  schoolName: z.string(),
  courseName: z.string(),
  moduleName: z.string(),
  note: z.string(),
  status: z.enum(requestStatuses),
  answer: z.string(),
  answeredBy: z.nullable(z.string()),
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  revision: z.int(),
});

export const TrainingRequestPage = pageOf(TrainingRequestCard);

export const TrainingRequestSearch = z.object({ status: z.optional(z.enum(requestStatuses)), page: PageNumber });
