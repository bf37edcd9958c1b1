import type { PeopleArea } from '@/lib/access/people-area';
import { segments } from '@/lib/platform/links';

export const links = {
  classes: (area: PeopleArea) => `/${area}/classes`,
  newClass: (area: PeopleArea) => `/${area}/classes/new`,
  newClassOf: (area: PeopleArea, schoolId: string) => `/${area}/classes/new?school=${encodeURIComponent(schoolId)}`,
  schoolClass: (area: PeopleArea, id: string) => `/${area}/classes/${segments(id)}`,
  editClass: (area: PeopleArea, id: string) => `/${area}/classes/${segments(id)}/edit`,
  evolveClass: (area: PeopleArea, id: string) => `/${area}/classes/${segments(id)}/evolve`,
} as const;
