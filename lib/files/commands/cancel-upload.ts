import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { removeUploadParts } from '../jobs/remove-upload-parts';
import { uploadReach } from '../reach';

/** A file that has arrived stays; it goes with the orphans unless something names it. */
export const cancelUpload = defineCommand({
  name: 'files.cancel-upload',
  may: abilities['file:upload'],
  input: RowRef,
  reply: Count,
  target: row('upload', uploadReach, { by: 'id', select: { id: true } }),
  run: async ({ tx, target: { id } }) => {
    await tx.upload.delete({ where: { id }, select: { id: true } });
    return { count: 1 };
  },
  after: async ({ tx, target: { id } }) => {
    await removeUploadParts.enqueue(tx, { uploadId: id });
  },
});
