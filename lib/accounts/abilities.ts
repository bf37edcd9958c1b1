import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf(
  {
    'account:read-own': tipos,
    'account:see-face': tipos,
    'account:update-own': tipos,
    'password:change': [
      'aluno',
      'instrutor',
      'escola',
      'assessoria',
      'admin',
      'somosselfieadmin',
      'somosselfieproduto',
    ],
    'seeing:begin': ['admin'],
    'seeing:end': tipos,
    'seeing:read': ['escola'],
    'session:close': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  },
  {
    withoutSchool: [
      'account:read-own',
      'account:see-face',
      'account:update-own',
      'password:change',
      'seeing:end',
      'session:close',
    ],
  },
);
