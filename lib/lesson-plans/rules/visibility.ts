import { missingSections } from './drafts';
import type { PlanSection } from './sections';

/** What a lesson that everybody can open stands in: the queries of the open pages ask for these very states. */
export const open = { course: 'active', module: 'released', plan: 'published' } as const;

type Around = { courseStatus: string; moduleStatus: string; isPublished: boolean };

/** One thing to do; a section is to be written. */
export type Lack = PlanSection | 'publish' | 'module' | 'course';

/** What a lesson lacks until it appears to students, in the order in which it is done. What is published is complete. */
export function lacks(
  { courseStatus, moduleStatus, isPublished }: Around,
  plan: Readonly<Record<PlanSection, string>>,
): Lack[] {
  return [
    ...(isPublished ? [] : [...missingSections(plan), 'publish' as const]),
    ...(moduleStatus === open.module ? [] : ['module' as const]),
    ...(courseStatus === open.course ? [] : ['course' as const]),
  ];
}
