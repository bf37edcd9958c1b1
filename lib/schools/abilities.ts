import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'school:choose': ['assessoria', 'admin'],
  'school:create': ['admin'],
  'school:delete': ['admin'],
  'school:list': ['instrutor', 'escola', 'assessoria', 'admin'],
  'school:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  // Who works at several may open one.
  'school:switch': { alsoWithoutSchool: ['instrutor', 'assessoria'] },
  'school:update': ['escola', 'admin'],
});
