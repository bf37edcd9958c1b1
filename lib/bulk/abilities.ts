import { abilitiesOf } from '@/lib/access/abilities';

/** Making, applying and undoing are the kind's own to allow. */
export const abilities = abilitiesOf({
  'bulk:read': ['instrutor', 'escola', 'admin'],
});
