import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { tapTime } from '@/lib/lessons/schemas';
import { Unit } from '@/lib/points/schemas';

/** None takes the grade back: practice is then the mean of the lessons. */
export const PracticeGrades = z.object({
  classId: z.uuid(),
  unit: Unit,
  /** When it was typed; none is now. Of two the later one stands. */
  at: z.optional(tapTime),
  grades: z
    .array(z.object({ studentId: z.uuid(), practice: z.nullable(z.int().check(z.minimum(0), z.maximum(100))) }))
    .check(z.minLength(1), z.maxLength(pupilsMax)),
});

export const Practices = z.object({
  grades: z.array(z.object({ studentId: z.string(), practice: z.nullable(z.int()) })),
});
