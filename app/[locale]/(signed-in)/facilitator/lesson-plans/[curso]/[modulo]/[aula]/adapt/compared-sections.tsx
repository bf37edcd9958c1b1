import { Markdown } from '@/components/markdown/markdown';
import { type PlanSection, planSections } from '@/lib/lesson-plans/rules/sections';

/** Each part with its name and how it stands in the published plan, drawn here: the browser gets no parser. */
export function comparedSections(plan: Record<PlanSection, string> | null, nameOf: (section: PlanSection) => string) {
  return planSections.map((key) => ({
    key,
    label: nameOf(key),
    published: plan?.[key] ? <Markdown text={plan[key]} idPrefix={key} /> : null,
  }));
}
