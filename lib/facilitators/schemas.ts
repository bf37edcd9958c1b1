import * as z from 'zod/mini';
import { SchoolCard } from '@/lib/schools/schemas';

/** What the profile shows of a facilitator (§3). */
export const OwnFacilitator = z.object({
  /** The school that is open now. */
  school: z.nullable(SchoolCard),
  photoUrl: z.nullable(z.string()),
  mmCode: z.boolean(),
});
