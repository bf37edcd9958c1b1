import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'class-conversation:read': ['instrutor'],
});
