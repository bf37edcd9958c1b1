import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'school:choose': ['assessoria', 'admin'],
  'school:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  // Who works at several may open one.
  'school:switch': { alsoWithoutSchool: ['instrutor', 'assessoria'] },
});
