import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'assistant:try': ['assessoria', 'admin'],
  'doubt-map:read': ['assessoria', 'admin'],
  'disliked-answer:read': ['assessoria', 'admin'],
  'evaluation:read': ['assessoria', 'admin'],
  'evaluation:run': ['assessoria', 'admin'],
  'evaluation:write': ['assessoria', 'admin'],
});
