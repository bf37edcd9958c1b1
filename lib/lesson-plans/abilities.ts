import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'adapted-plan:keep': ['instrutor'],
  'lesson:rate': ['instrutor'],
  'lesson-plan:read': ['instrutor', 'escola', 'assessoria', 'admin'],
  'lesson-plan:publish': ['admin'],
  'lesson-plan:write': ['admin'],
  'module:list': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin'],
  'plan-comment:delete': ['instrutor', 'admin'],
  'plan-comment:write': ['instrutor', 'admin'],
  'text:draw': ['assessoria', 'admin'],
});
