import * as z from 'zod/mini';

export const OwnModules = z.object({
  items: z.array(z.object({ courseCode: z.string(), moduleCode: z.string() })),
});
