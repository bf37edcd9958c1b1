import * as z from 'zod/mini';
import { lessonPlace } from '@/lib/lessons/schemas';

export const PairsOfLesson = z.object(lessonPlace);
export const TwoPupils = z.object({ ...lessonPlace, studentId: z.uuid(), otherId: z.uuid() });

/** Pupils by pair, who drives first in front. */
export const ShownPairs = z.object({ pairs: z.array(z.array(z.string())) });
