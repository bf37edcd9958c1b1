import { abilitiesOf } from '@/lib/access/abilities';

/** Who sees a model sees what is right in it. Pupils and who teaches are shown a test by `online-tests`. */
export const abilities = abilitiesOf({
  'test-model:create': ['admin'],
  'test-model:read': ['admin'],
  'test-model:write': ['admin'],
  'test-version:publish': ['admin'],
});
