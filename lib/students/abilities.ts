import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  // A pupil the own one.
  'student:read-progress': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'student:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  // A facilitator those of the own classes.
  'student:register': ['instrutor', 'escola', 'admin'],
  'student:update': ['instrutor', 'escola', 'admin'],
  'student:delete': ['escola', 'admin'],
});
