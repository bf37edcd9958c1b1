import { segments } from '@/lib/platform/links';

export const links = {
  classReading: (week?: string) => `/facilitator/assistant${week ? `?week=${week}` : ''}`,
  classConversations: (classId: string, week?: string) =>
    `/facilitator/assistant/${segments(classId)}${week ? `?week=${week}` : ''}`,
  pupilConversations: (classId: string, studentId: string) => `/facilitator/assistant/${segments(classId, studentId)}`,
} as const;
