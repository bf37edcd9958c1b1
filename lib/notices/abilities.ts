import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'notice:create': ['instrutor', 'escola'],
  // What is shown on the reader's home now.
  'notice:read-current': ['aluno', 'instrutor', 'escola'],
  'notice:write': ['instrutor', 'escola', 'admin'],
});
