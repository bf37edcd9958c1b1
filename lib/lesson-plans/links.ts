import { segments } from '@/lib/platform/links';

export const links = {
  lessonPlans: () => '/facilitator/lesson-plans',
  modulePlans: (course: string, module: string) => `/facilitator/lesson-plans/${segments(course, module)}`,
  moduleLevelling: (course: string, module: string) =>
    `/facilitator/lesson-plans/${segments(course, module)}/levelling`,
  lessonPlan: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}`,
  lessonBriefing: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}/briefing`,
  lessonAdaptation: (course: string, module: string, lesson: string) =>
    `/facilitator/lesson-plans/${segments(course, module, lesson)}/adapt`,
} as const;
