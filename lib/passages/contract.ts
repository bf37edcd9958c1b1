import { operation } from '@/lib/platform/http/operation';
import { FoundPassages, PassageSearch } from './schemas';

export const searchPassagesOp = operation({
  method: 'GET',
  path: '/passages',
  summary: 'Search the open lessons and the knowledge base',
  callers: 'anyone',
  input: PassageSearch,
  reply: FoundPassages,
});
