import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf(
  {
    'login-event:read-own': [
      'aluno',
      'instrutor',
      'escola',
      'assessoria',
      'admin',
      'somosselfieadmin',
      'somosselfieproduto',
    ],
  },
  // Asked right after signing in.
  { withoutSchool: ['login-event:read-own'] },
);
