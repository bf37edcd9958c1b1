import { defineCommand, noTarget } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { fileReach } from '../reach';
import { purposeOf } from '../rules';
import { NamedFile } from '../schemas';

/**
 * Something names the file from now on. `isStored` is false for a file that is not there or not the actor's to name: the
 * row is held until the transaction ends, so that the collection of orphans cannot take it meanwhile.
 */
export const attachFile = defineCommand({
  name: 'files.attach',
  may: 'file:attach',
  input: NamedFile,
  target: noTarget,
  run: async ({ tx, actor, input: { purpose, key } }) => {
    const nameable = purposeOf(purpose).isShared ? {} : within(fileReach, actor);
    const { count } = await tx.storedFile.updateMany({
      where: { AND: [nameable, { purpose, key }] },
      data: { unusedSince: null },
    });
    return { isStored: count === 1 };
  },
});
