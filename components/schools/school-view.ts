import { readTableView, type SearchParams } from '@/components/ui/table-address';
import { states } from '@/lib/schools/rules';

const sortable = ['name', 'city'] as const;

/** What the address shows now. */
export function schoolView(params: SearchParams) {
  return {
    ...readTableView(params, sortable, { sort: 'name' }),
    state: states.find((each) => each === params.state),
  };
}

export function schoolListInput(params: SearchParams) {
  const { search, sort, descending, page, state } = schoolView(params);
  return { search, sort: descending ? (`-${sort}` as const) : sort, page, ...(state && { state }) };
}
