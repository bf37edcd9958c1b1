import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  'account:read-own': { alsoWithoutSchool: tipos },
  'account:see-face': { alsoWithoutSchool: tipos },
  'account:create': ['admin'],
  'account:delete': ['admin'],
  'account:list': ['admin'],
  'account:update': ['admin'],
  'account:update-own': { alsoWithoutSchool: tipos },
  'identity:link': { alsoWithoutSchool: tipos },
  'identity:unlink': { alsoWithoutSchool: tipos },
  // Whoever registers people.
  'login:propose': ['instrutor', 'escola', 'admin'],
  // A school, of the facilitators who work nowhere else.
  'login:reset-password': ['escola', 'admin'],
  'password:change': { alsoWithoutSchool: tipos },
  'seeing:begin': ['admin'],
  'seeing:end': { alsoWithoutSchool: tipos },
  'seeing:read': ['escola'],
  'session:close': { alsoWithoutSchool: tipos },
});
