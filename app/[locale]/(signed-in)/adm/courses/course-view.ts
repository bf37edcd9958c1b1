import { readTableView, type SearchParams } from '@/components/ui/table-address';
import { courseStatuses } from '@/lib/courses/rules';

const sortable = ['name', 'code', 'updatedAt'] as const;

/** What the address shows now. */
export function courseView(params: SearchParams) {
  const status = courseStatuses.find((each) => each === params.status);
  return { ...readTableView(params, sortable, { sort: 'name' }), status };
}

export function courseListInput(params: SearchParams) {
  const { search, sort, descending, page, status } = courseView(params);
  return { search, sort: descending ? (`-${sort}` as const) : sort, page, ...(status && { status }) };
}
