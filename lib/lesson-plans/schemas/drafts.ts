import * as z from 'zod/mini';
import { sections } from './sections';

const planStatuses = ['draft', 'published', 'retired'] as const;

/** Of what the form was opened on, the draft or what is published; it goes on through all plans of a lesson. 0: there was none. */
const revision = z.coerce.number().check(z.int(), z.minimum(0));

export const DraftRef = z.object({ lessonId: z.uuid() });
export const PlanRef = z.object({ ...DraftRef.shape, revision });

export const PlanDetail = z.object({
  ...sections,
  lessonId: z.string(),
  code: z.string(),
  version: z.int(),
  status: z.enum(planStatuses),
  revision: z.int(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
