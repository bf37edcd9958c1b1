import { readId, readTableView, type SearchParams } from '@/components/ui/table-address';
import { tipos } from '@/lib/access/actor';
import { mmCodeFilters } from '@/lib/facilitators/rules';

const statuses = ['active', 'inactive', 'all'] as const;

/** What the address shows now. */
export function staffView(params: SearchParams) {
  return {
    ...readTableView(params, ['name'], { sort: 'name' }),
    schoolId: readId(params, 'schoolId'),
    status: statuses.find((each) => each === params.status) ?? 'active',
    mmCode: mmCodeFilters.find((each) => each === params.mmCode),
    tipo: tipos.find((each) => each === params.tipo),
  };
}

/** What a list is asked for, by its page and by the file that takes all of it along. */
export function advisorListInput(params: SearchParams) {
  const { search, descending, page, status, schoolId } = staffView(params);
  const sort = descending ? ('-name' as const) : ('name' as const);
  return { search, sort, page, status, ...(schoolId && { schoolId }) };
}

export function facilitatorListInput(params: SearchParams) {
  const { mmCode } = staffView(params);
  return { ...advisorListInput(params), ...(mmCode && { mmCode }) };
}

export function userListInput(params: SearchParams) {
  const { tipo } = staffView(params);
  return { ...advisorListInput(params), ...(tipo && { tipo }) };
}
