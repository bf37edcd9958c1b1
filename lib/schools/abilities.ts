import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf(
  {
    'school:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
    'school:switch': ['instrutor', 'assessoria'],
  },
  // Who works at several may open one.
  { withoutSchool: ['school:switch'] },
);
