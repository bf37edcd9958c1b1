import * as z from 'zod/mini';

/** What the profile shows of a pupil (§3). */
export const OwnStudent = z.object({
  schoolId: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Of the class that the pupil is in now. */
  moduleCode: z.nullable(z.string()),
  schoolYear: z.string(),
  lessonNumber: z.nullable(z.int()),
});
