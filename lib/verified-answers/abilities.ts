import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'verified-answer:write': ['instrutor'],
});
