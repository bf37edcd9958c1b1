import { segments } from '@/lib/platform/links';

export const links = {
  teams: (classId: string) => `/facilitator/classes/${segments(classId)}/teams`,
  teamsOfProject: (classId: string, project: number) => `/facilitator/classes/${segments(classId)}/teams/${project}`,
} as const;
