import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'desk:read': ['instrutor'],
  'seat:read': ['aluno'],
  'room:list': ['aluno', 'instrutor'],
  'board:read': ['instrutor'],
});
