import type { PeopleArea } from '@/lib/access/people-area';
import type { ImportPlace } from './rules/kinds';

/** An administrator's places say of which school. */
function ofSchool(path: string, schoolId: string | undefined): string {
  return schoolId ? `${path}?school=${encodeURIComponent(schoolId)}` : path;
}

export const links = {
  imports: (area: PeopleArea, schoolId?: string) => ofSchool(`/${area}/imports`, schoolId),
  importOf: (area: PeopleArea, kind: ImportPlace, schoolId?: string) => ofSchool(`/${area}/imports/${kind}`, schoolId),
  importRecord: (area: PeopleArea, id: string) => `/${area}/imports/records/${encodeURIComponent(id)}`,
} as const;
