import * as z from 'zod/mini';
import { pinLength } from './rules/pins';

/** When the newest PIN that this replaces was set, as the page showed it: two who print do not print over each other. */
export const PinChoices = z.object({
  classId: z.uuid(),
  lastSetAt: z.nullable(z.iso.datetime()),
  /** Who has one keeps it. */
  missingOnly: z._default(z.boolean(), false),
});

export const PrintedPins = z.object({
  className: z.string(),
  pins: z.array(z.object({ id: z.string(), name: z.string(), pin: z.string() })),
});

export const OfClass = z.object({ classId: z.uuid() });

export const CheckIn = z.object({
  studentId: z.uuid(),
  pin: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${pinLength}}$`))),
});

export const FaceOf = z.object({ studentId: z.uuid() });
