import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'people:import': ['escola', 'admin'],
});
