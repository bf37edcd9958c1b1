import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'student:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  // A facilitator those of the own classes.
  'student:register': ['instrutor', 'escola', 'admin'],
  'student:update': ['instrutor', 'escola', 'admin'],
  'student:delete': ['escola', 'admin'],
});
