import * as z from 'zod/mini';

export const AnswerReview = z.object({ id: z.uuid(), reviewed: z.boolean() });
export const AnswerReviewed = z.object({ id: z.uuid(), reviewedAt: z.nullable(z.string()) });
