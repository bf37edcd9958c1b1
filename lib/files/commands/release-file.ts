import { defineCommand, noTarget } from '@/lib/access/define-command';
import { NamedFile } from '../schemas';

/** Nothing names the file any more. Whoever calls this has made sure, holding the row (`lockRows`, by its key). */
export const releaseFile = defineCommand({
  name: 'files.release',
  may: 'file:attach',
  input: NamedFile,
  target: noTarget,
  run: ({ tx, input: { purpose, key }, now }) =>
    tx.storedFile.updateMany({ where: { purpose, key, unusedSince: null }, data: { unusedSince: now } }),
});
