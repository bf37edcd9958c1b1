import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'self-study:do': ['instrutor'],
});
