import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'class:list-own': ['aluno', 'instrutor'],
  'class:read': ['instrutor', 'escola', 'assessoria', 'admin'],
});
