import { readTableView, type SearchParams } from '@/components/ui/table-address';
import { mailStates } from '@/lib/upkeep/rules';

/** What the address shows now. */
export function mailView(params: SearchParams) {
  const state = mailStates.find((each) => each === params.state);
  const { search, page } = readTableView(params, ['createdAt'], { sort: 'createdAt' });
  return { search, page, ...(state && { state }) };
}
