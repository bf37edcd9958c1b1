import type { PeopleArea } from '@/lib/access/people-area';

export const links = {
  guardians: (area: PeopleArea) => `/${area}/guardians`,
  /** An administrator says of which school. */
  newGuardian: (area: Exclude<PeopleArea, 'facilitator'>, schoolId?: string) =>
    `/${area}/guardians/new${schoolId ? `?schoolId=${encodeURIComponent(schoolId)}` : ''}`,
  guardian: (area: PeopleArea, id: string) => `/${area}/guardians/${encodeURIComponent(id)}`,
} as const;
