import * as z from 'zod/mini';
import { PageNumber } from '@/lib/platform/shapes';
import { sectionLengthMax } from '../rules/sections';

const text = z.string().check(z.maxLength(sectionLengthMax));
const sections = { materials: text, steps: text, activity: text, questions: text, facilitatorNotes: text };

const planStatuses = ['draft', 'published', 'retired'] as const;

/** `revision` is the draft's that the form was opened on: 0 when there was none. */
const revision = z.optional(z.coerce.number().check(z.int(), z.minimum(0)));

export const PlanDraft = z.object({ lessonId: z.uuid(), revision, ...sections });
export const PlanRef = z.object({ lessonId: z.uuid(), revision });

/** Of each lesson what is to be published, and what is then being written; nothing where it stays as it is. */
export const PlansToStore = z.object({
  plans: z.array(
    z.object({
      lessonId: z.uuid(),
      published: z.nullable(z.object(sections)),
      draft: z.nullable(z.object(sections)),
    }),
  ),
});

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

export const LessonToRemake = z.object({ lessonId: z.uuid() });
export const LessonsToIndex = z.object({ lessonIds: z.array(z.uuid()) });

/** What an editor asks to see as a page would show it. */
export const TextToDraw = z.object({ text });
export const Drawn = z.object({ html: z.string() });

export const SchoolsOfModule = z.object({
  moduleId: z.uuid(),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  page: PageNumber,
});
