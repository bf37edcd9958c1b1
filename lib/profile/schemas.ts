import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';

/** What the browser keeps of the person who is signed in (§3). It shows; no right comes from it. */
export const Profile = z.object({
  username: z.string(),
  tipo: z.enum(tipos),
  /** Names the session and opens nothing. */
  accessToken: z.string(),
  mmCode: z.boolean(),
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  schoolId: z.nullable(z.string()),
  schoolName: z.nullable(z.string()),
  schoolCity: z.nullable(z.string()),
  schoolState: z.nullable(z.string()),
  schoolHasAi: z.boolean(),
  schoolYear: z.nullable(z.string()),
  moduleCode: z.nullable(z.string()),
  lessonNumber: z.nullable(z.int()),
  isAuthenticated: z.boolean(),
  homepage: z.string(),
});
