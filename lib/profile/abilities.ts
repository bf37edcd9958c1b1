import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'profile:read': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'student:read-own': ['aluno'],
});
