import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'facilitator:delete': ['escola', 'admin'],
  'facilitator:link': ['escola', 'admin'],
  'facilitator:read': ['escola', 'assessoria', 'admin'],
  // The shell of every page fills itself from it.
  'facilitator:read-own': { alsoWithoutSchool: ['instrutor'] },
  'facilitator:register': ['escola', 'admin'],
  'facilitator:unlink': ['escola', 'admin'],
  'facilitator:update': ['escola', 'admin'],
});
