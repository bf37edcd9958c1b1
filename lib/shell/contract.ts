import { operation } from '@/lib/platform/http/operation';
import type { shellPerson } from './queries';

export const shellPersonOp = operation<typeof shellPerson>({
  method: 'GET',
  path: '/Users/shell',
  summary: 'What the header of an open page shows of the person who is signed in',
});
