import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'self-assessment:give': ['aluno'],
  // From paper, for who has no screen.
  'self-assessment:key-in': ['instrutor'],
  'challenge:value': ['instrutor'],
});
