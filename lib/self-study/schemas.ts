import * as z from 'zod/mini';

export const StudyCourses = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    objective: z.string(),
    durationDescription: z.string(),
    lessons: z.int(),
    done: z.int(),
  }),
);
