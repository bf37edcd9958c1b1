import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'teams:define': ['instrutor'],
  'teams:read-own': ['aluno'],
});
