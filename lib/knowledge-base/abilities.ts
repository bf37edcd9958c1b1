import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  'knowledge-base:read': tipos,
  'knowledge-base:create': ['assessoria', 'admin'],
  'knowledge-base:update': ['assessoria', 'admin'],
  'knowledge-base:delete': ['assessoria', 'admin'],
});
