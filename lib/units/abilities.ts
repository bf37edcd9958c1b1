import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'unit:read': ['instrutor', 'escola', 'admin'],
  'unit:close': ['instrutor'],
  'points:adjust': ['admin'],
});
