import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'guardian:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  // A facilitator registers one together with a pupil of the own classes, and changes those.
  'guardian:create': ['escola', 'admin'],
  'guardian:update': ['instrutor', 'escola', 'admin'],
  'guardian:delete': ['escola', 'admin'],
  'consent:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  'consent:give': ['escola', 'admin'],
  // Whom a family tells first may be the one who teaches: what protects the child waits for nobody.
  'consent:end': ['instrutor', 'escola', 'admin'],
});
