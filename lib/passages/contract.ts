import { operation } from '@/lib/platform/http/operation';
import type { passageSearch } from './queries/passage-search';

export const searchPassagesOp = operation<typeof passageSearch>({
  method: 'GET',
  path: '/passages',
  summary: 'Search the open lessons and the knowledge base',
  callers: 'anyone',
});
