import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  // Asked right after signing in.
  'engagement:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  'login-event:read-own': { alsoWithoutSchool: tipos },
});
