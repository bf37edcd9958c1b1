import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'facilitator:read-own': ['instrutor'],
});
