import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'test:release': ['instrutor'],
  'test:watch': ['instrutor'],
  'test:take': ['aluno'],
  'test:read-results': ['assessoria'],
  /** How questions did, over all schools. */
  'test:read-statistics': ['admin'],
});
