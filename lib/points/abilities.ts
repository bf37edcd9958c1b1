import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  // Of the own classes.
  'ranking:switch': ['instrutor'],
  // Of a class that one is in.
  'ranking:read': ['aluno'],
  // The own ones.
  'honor:celebrate': ['aluno'],
});
