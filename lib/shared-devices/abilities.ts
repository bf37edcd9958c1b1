import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'pin:print': ['instrutor', 'escola'],
  'device:share': ['instrutor'],
});
