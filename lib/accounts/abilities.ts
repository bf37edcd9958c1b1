import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  'account:read-own': { alsoWithoutSchool: tipos },
  'account:see-face': { alsoWithoutSchool: tipos },
  'account:update-own': { alsoWithoutSchool: tipos },
  'password:change': { alsoWithoutSchool: tipos },
  'seeing:begin': ['admin'],
  'seeing:end': { alsoWithoutSchool: tipos },
  'seeing:read': ['escola'],
  'session:close': { alsoWithoutSchool: tipos },
});
