import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'test:grade-practice': ['instrutor'],
});
