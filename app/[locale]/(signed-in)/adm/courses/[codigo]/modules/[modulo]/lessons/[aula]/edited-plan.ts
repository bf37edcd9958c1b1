import type * as z from 'zod/mini';
import type { PlanDetail } from '@/lib/lesson-plans/schemas/drafts';

export type EditedPlan = z.infer<typeof PlanDetail>;
