import type { PeopleArea } from '@/lib/access/people-area';

export const links = {
  guardians: (area: PeopleArea) => `/${area}/guardians`,
  newGuardian: () => '/school/guardians/new',
  guardian: (area: PeopleArea, id: string) => `/${area}/guardians/${encodeURIComponent(id)}`,
} as const;
