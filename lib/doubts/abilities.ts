import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'doubt:ask': ['aluno'],
  'doubt:answer': ['instrutor'],
});
