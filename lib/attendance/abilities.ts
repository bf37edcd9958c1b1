import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'attendance:take': ['instrutor'],
});
