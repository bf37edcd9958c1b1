import { abilitiesOf } from '@/lib/access/abilities';

export const abilities = abilitiesOf({
  'care:mark-seen': ['instrutor', 'escola'],
  'care:note-action': ['instrutor', 'escola'],
  'care:read': ['instrutor', 'escola'],
});
