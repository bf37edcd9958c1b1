import * as z from 'zod/mini';
import { codeLengthMax, courseCode, courseDurations, courseFamilies, courseStatuses } from './rules';

export function required(longest: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
}

export function optional(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest));
}

const cents = z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000)));

const photoUrl = z.nullable(
  z.string().check(z.regex(/^\/api\/files\/course-photos\/[\w-]{43}\.webp$/, 'course-photo')),
);

/** A course's general data (§3). */
const general = {
  version: required(20),
  family: z.enum(courseFamilies),
  name: required(120),
  photoUrl,
  durationType: z.enum(courseDurations),
  durationDescription: optional(120),
  targetAudience: required(500),
  objective: required(2000),
  characterization: optional(4000),
  monthlyPriceCents: cents,
  materialPriceCents: cents,
  installments: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  status: z.enum(courseStatuses),
};

export const NewCourse = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20), z.regex(courseCode, 'course-code')),
  ...general,
});

/** The code is the course's address and stays. `revision` is the one that the form was opened on. */
export const CourseChanges = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(codeLengthMax)),
  revision: z.int(),
  ...general,
});

export const CourseRef = z.object({ code: z.string().check(z.minLength(1), z.maxLength(codeLengthMax)) });

export const CourseDetail = z.object({
  ...NewCourse.shape,
  code: z.string(),
  photoUrl: z.nullable(z.string()),
  revision: z.int(),
  updatedAt: z.string(),
});

/** What anyone may read of an active course: no prices. */
export type PublishedCourse = Pick<
  z.infer<typeof CourseDetail>,
  | 'code'
  | 'family'
  | 'name'
  | 'photoUrl'
  | 'durationType'
  | 'durationDescription'
  | 'targetAudience'
  | 'objective'
  | 'characterization'
> & { modules: AnnouncedModule[] };

/** A module as the open pages of its course name it; what is in it is shown once it is released. */
export type AnnouncedModule = {
  code: string;
  name: string;
  status: 'inDevelopment' | 'released';
  expectedOn: string | null;
};
