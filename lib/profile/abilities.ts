import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  // The shell of every page fills itself from both.
  'profile:read': { alsoWithoutSchool: tipos },
  'student:read-own': { alsoWithoutSchool: ['aluno'] },
});
