import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'training-request:answer': ['assessoria', 'admin'],
  'training-request:ask': ['instrutor'],
  'training-request:list': ['instrutor', 'assessoria', 'admin'],
});
