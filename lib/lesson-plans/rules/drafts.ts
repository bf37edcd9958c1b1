import { contentImagesIn } from '@/lib/files/rules';
import { type PlanSection, planSections } from './sections';

type Sections = Readonly<Record<PlanSection, string>>;

/** What a lesson cannot be taught without. */
export const mandatorySections = ['materials', 'steps', 'activity'] as const satisfies readonly PlanSection[];

/** The sections that must be written before the plan is published. */
export function missingSections(plan: Sections): PlanSection[] {
  return mandatorySections.filter((name) => plan[name].trim() === '');
}

/** Unique among all plans: the lesson's code and the version. */
export function planCode(lessonCode: string, version: number): string {
  return `${lessonCode}.${version}`;
}

/** The stored images that a plan shows, each once. */
export function imagesOf(plan: Sections): string[] {
  return [...new Set(planSections.flatMap((name) => contentImagesIn(plan[name])))];
}
