import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'project:grade': ['instrutor'],
  'project:close': ['instrutor'],
});
