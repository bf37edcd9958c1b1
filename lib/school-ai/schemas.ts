import * as z from 'zod/mini';

export const SchoolAiRef = z.object({ schoolId: z.uuid() });

export const SchoolAiSettings = z.object({
  schoolId: z.uuid(),
  revision: z.int(),
  contactName: z.string(),
  contactEmail: z.string(),
  dailyAnswersMax: z.int(),
  speechForStudents: z.boolean(),
});
