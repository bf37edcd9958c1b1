import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'card:print': ['instrutor', 'escola', 'admin'],
  'password:reset': ['instrutor', 'escola', 'admin'],
});
