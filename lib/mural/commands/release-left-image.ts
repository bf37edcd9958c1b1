import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { releaseFiles } from '@/lib/files/parts/release-files';
import { lockRows } from '@/lib/platform/db/lock';
import { Count } from '@/lib/platform/shapes';

/** Called by its job alone. Asked again with the row held: a new post may have named the picture since it was found. */
export const releaseLeftImage = defineOpenCommand({
  name: 'mural.release-left-image',
  // Nobody's act: its post went with somebody's.
  ownRecord: true,
  input: z.object({ id: z.uuid() }),
  reply: Count,
  target: noTarget,
  run: async ({ tx, input: { id } }) => {
    await lockRows(tx, 'stored_files', 'id', id);
    if ((await tx.muralPost.count({ where: { imageId: id } })) > 0) return { count: 0 };
    return releaseFiles(tx, { ids: [id] });
  },
});
