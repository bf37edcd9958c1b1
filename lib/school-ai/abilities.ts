import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  'school-ai:choose': ['admin'],
  'school-ai:count': tipos,
  'school-ai:keep-key': ['escola', 'admin'],
  'school-ai:read': ['escola', 'admin'],
  'school-ai:settle': ['escola', 'admin'],
});
