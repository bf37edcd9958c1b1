import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'pairs:make': ['instrutor'],
});
