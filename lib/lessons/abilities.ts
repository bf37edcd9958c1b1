import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'lesson:run': ['instrutor'],
  // What everybody in the room sees: the lesson's state, its timer and its switches.
  'lesson:follow': ['aluno', 'instrutor'],
});
