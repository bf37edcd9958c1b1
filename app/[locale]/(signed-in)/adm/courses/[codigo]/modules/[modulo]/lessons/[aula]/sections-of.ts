import { type PlanSection, planSections } from '@/lib/lesson-plans/rules/sections';
import type { EditedPlan } from './edited-plan';

export type Sections = Record<PlanSection, string>;

/** What stands in the sections of a plan; in those of none, nothing. */
export function sectionsOf(plan: EditedPlan | null): Sections {
  return Object.fromEntries(planSections.map((name) => [name, plan?.[name] ?? ''])) as Sections;
}
