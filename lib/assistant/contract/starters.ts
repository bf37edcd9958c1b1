import { operation } from '@/lib/platform/http/operation';
import type { starters } from '../queries/starters';

export const startersOp = operation<typeof starters>({
  method: 'GET',
  path: '/chatgpt/starters',
  summary: 'Questions to begin with: the own ones of a course, module, lesson or knowledge base',
  names: { division: 'specificDivisionFromSubject' },
});
