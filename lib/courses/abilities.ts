import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'content-image:keep': ['assessoria', 'admin'],
  'course:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'course:see-prices': ['escola', 'assessoria', 'admin'],
  'course:create': ['admin'],
  'course:update': ['admin'],
  'course:delete': ['admin'],
  'course:edit': ['admin'],
  'lesson:create': ['admin'],
  'lesson:delete': ['admin'],
  'lesson:update': ['admin'],
  'module:authorise': ['admin'],
  'module:create': ['admin'],
  'module:delete': ['admin'],
  'module:update': ['admin'],
  'skill:define': ['admin'],
  'unit:create': ['admin'],
  'unit:delete': ['admin'],
  'unit:update': ['admin'],
});
