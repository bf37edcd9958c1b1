import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'mural:write': ['instrutor'],
  // With who has seen what.
  'mural:read': ['instrutor', 'escola'],
  // What is pinned up for oneself.
  'mural:read-own': ['aluno'],
  'mural-image:read': ['aluno', 'instrutor', 'escola'],
});
