import type { PeopleArea } from '@/lib/access/people-area';

export const links = {
  students: (area: PeopleArea) => `/${area}/students`,
  /** An administrator says for which school. */
  newStudent: (area: PeopleArea, schoolId?: string) =>
    `/${area}/students/new${schoolId ? `?schoolId=${encodeURIComponent(schoolId)}` : ''}`,
  student: (area: PeopleArea, id: string) => `/${area}/students/${encodeURIComponent(id)}`,
} as const;
