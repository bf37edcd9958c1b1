import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'challenge:tick': ['aluno'],
  'challenge:check': ['instrutor'],
});
