import * as z from 'zod/mini';
import { pupilsMax } from '@/lib/classes/rules';
import { tapTime } from '@/lib/lessons/schemas';
import { Unit } from '@/lib/points/schemas';

const challenge = z.string().check(z.minLength(1), z.maxLength(10));

const mission = { classId: z.uuid(), unit: Unit, at: tapTime };

export const OwnTick = z.object({ ...mission, challenge, done: z.boolean() });

/** None takes the judgement back. */
export const Checks = z.object({
  ...mission,
  checks: z
    .array(z.object({ studentId: z.uuid(), challenge, checked: z.nullable(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(pupilsMax * 10)),
});

export const Tick = z.object({
  studentId: z.string(),
  challenge: z.string(),
  own: z.boolean(),
  checked: z.nullable(z.boolean()),
});
export const Ticks = z.object({ ticks: z.array(Tick) });
