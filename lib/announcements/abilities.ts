import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  'announcement:write': ['admin'],
  // What one is told oneself.
  'announcement:read-own': tipos,
});
