import { readId, readTableView, type SearchParams } from '@/components/ui/table-address';
import { relationships } from '@/lib/guardians/rules';
import { guardianStatuses } from '@/lib/guardians/schemas';

const sortable = ['name'] as const;

/** What the address shows now. */
export function guardianView(params: SearchParams) {
  return {
    ...readTableView(params, sortable, { sort: 'name' }),
    schoolId: readId(params, 'schoolId'),
    relationship: relationships.find((each) => each === params.relationship),
    status: guardianStatuses.find((each) => each === params.status) ?? 'active',
  };
}

/** What the list is asked for, by its page and by the file that takes all of it along. */
export function guardianListInput(params: SearchParams) {
  const { search, descending, page, schoolId, relationship, status } = guardianView(params);
  const sort = descending ? ('-name' as const) : ('name' as const);
  return { search, sort, page, status, ...(schoolId && { schoolId }), ...(relationship && { relationship }) };
}
