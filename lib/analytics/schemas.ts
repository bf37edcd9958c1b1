import * as z from 'zod/mini';
import { Day } from '@/lib/platform/shapes';

/** Who saw it, for which school and when are the server's to say: what a record brings of them is dropped. */
export const SeenPage = z.object({
  page: z.string().check(z.minLength(1), z.maxLength(2000), z.startsWith('/')),
  title: z._default(z.string().check(z.maxLength(2000)), ''),
});

export const Counted = z.object({ counted: z.boolean() });

const ids = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').filter(Boolean)),
);

/** Days of the school's clock, both counted in; without them the last eight weeks. */
export const EngagementAsked = z.object({
  from: z.optional(Day),
  to: z.optional(Day),
  schoolId: z.optional(z.uuid()),
  facilitatorId: z.optional(z.uuid()),
  advisorId: z.optional(z.uuid()),
  /** Ids with commas between them. */
  schoolIds: z.optional(z.pipe(ids, z.array(z.uuid()).check(z.maxLength(500)))),
});

const Marks = { lessons: z.int(), attended: z.int(), marked: z.int(), tests: z.int() };

export const Engagement = z.object({
  from: z.string(),
  to: z.string(),
  /** When the days were last counted; none before the first night. */
  countedAt: z.nullable(z.string()),
  /** By their Mondays, the oldest first, also those without a lesson. */
  weeks: z.array(z.object({ week: z.string(), ...Marks })),
  by: z.enum(['school', 'class']),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ...Marks,
      /** So few students that what is counted would speak of one child: an advisor is not told. */
      isSmall: z.boolean(),
    }),
  ),
  total: z.object(Marks),
  schools: z.array(z.object({ id: z.string(), name: z.string() })),
  facilitators: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whose schools an administrator may ask for. */
  advisors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Engagement = z.infer<typeof Engagement>;
