import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  // The own ones.
  'honor:celebrate': ['aluno'],
});
