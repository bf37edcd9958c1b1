import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'guardian:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  // A facilitator registers one together with a pupil of the own classes, and changes those.
  'guardian:create': ['escola', 'admin'],
  'guardian:update': ['instrutor', 'escola', 'admin'],
  'guardian:delete': ['escola', 'admin'],
});
