import { abilitiesOf } from '@/lib/access/abilities';
import { tipos } from '@/lib/access/actor';

export const abilities = abilitiesOf({
  // Of every page, the one too that says whom to ask for a school.
  'shell:read': { alsoWithoutSchool: tipos },
});
