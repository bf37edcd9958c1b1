import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'class:read': ['instrutor', 'escola', 'assessoria', 'admin'],
});
