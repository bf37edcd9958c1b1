import * as z from 'zod/mini';
import { PageNumber, pageOf } from '@/lib/platform/shapes';
import { states } from './rules';

/** What the profile shows of a school (§3). */
export const SchoolCard = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
});

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  logoUrl: z.nullable(z.string().check(z.regex(/^\/api\/files\/school-logos\/[\w-]{43}\.webp$/, 'school-logo'))),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  state: z.enum(states),
};

export const NewSchool = z.object(fields);
/** `revision` is the one that the form was opened on. */
export const SchoolChanges = z.object({ id: z.uuid(), revision: z.int(), ...fields });

export const SchoolDetail = z.extend(SchoolCard, { revision: z.int() });
export const SchoolPage = pageOf(SchoolCard);

const schoolSorts = ['name', '-name', 'city', '-city'] as const;

export const SchoolSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(states)),
  sort: z._default(z.enum(schoolSorts), 'name'),
  page: PageNumber,
});
