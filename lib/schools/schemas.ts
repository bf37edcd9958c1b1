import * as z from 'zod/mini';

/** What the profile shows of a school (§3). */
export const SchoolCard = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
});
