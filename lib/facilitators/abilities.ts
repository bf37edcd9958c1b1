import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf(
  {
    'facilitator:read-own': ['instrutor'],
  },
  // The shell of every page fills itself from it.
  { withoutSchool: ['facilitator:read-own'] },
);
