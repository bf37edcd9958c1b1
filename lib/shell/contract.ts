import { operation } from '@/lib/platform/http/operation';
import type { shellPerson } from './queries';
import { shellPersonPath } from './rules';

export const shellPersonOp = operation<typeof shellPerson>({
  method: 'GET',
  path: shellPersonPath,
  summary: 'What the header of an open page shows of the person who is signed in',
});
