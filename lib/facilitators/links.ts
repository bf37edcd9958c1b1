import type { PeopleArea } from '@/lib/access/people-area';

/** A school's own, and an administrator's. */
export const links = {
  facilitators: (area: PeopleArea) => `/${area}/facilitators`,
  newFacilitator: (area: PeopleArea) => `/${area}/facilitators/new`,
  facilitatorRecord: (area: PeopleArea, id: string) => `/${area}/facilitators/${encodeURIComponent(id)}`,
} as const;
