import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'file:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'file:upload': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
});
