import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf(
  {
    'profile:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
    'student:read-own': ['aluno'],
  },
  // The shell of every page fills itself from it.
  { withoutSchool: ['profile:read', 'student:read-own'] },
);
