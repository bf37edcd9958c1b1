import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  // The shell of every page fills itself from it.
  'facilitator:read-own': { alsoWithoutSchool: ['instrutor'] },
});
