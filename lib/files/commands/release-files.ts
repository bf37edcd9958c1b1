import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { FilesNamed } from '../schemas';

/** As `releaseFile`, where nobody asks: of a job that takes away what named them. */
export const releaseFiles = defineOpenCommand({
  name: 'files.release-many',
  input: FilesNamed,
  target: noTarget,
  run: ({ tx, input: { ids }, now }) =>
    tx.storedFile.updateMany({ where: { id: { in: ids }, unusedSince: null }, data: { unusedSince: now } }),
});
