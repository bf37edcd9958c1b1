import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'knowledge-base:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'knowledge-base:create': ['assessoria', 'admin'],
  'knowledge-base:update': ['assessoria', 'admin'],
  'knowledge-base:delete': ['assessoria', 'admin'],
});
