import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'advisor:delete': ['admin'],
  'advisor:link-own': ['assessoria'],
  'advisor:read': ['admin'],
  'advisor:read-own': ['assessoria'],
  'advisor:register': ['admin'],
  'advisor:update': ['admin'],
});
