import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { removeStored } from '../jobs/remove-stored';
import { fileReach } from '../reach';
import { NamedFile } from '../schemas';

/** Its sender takes the file back: it is gone at once, without waiting for the orphans. Whoever calls has made sure that nothing names it. */
export const removeFile = defineCommand({
  name: 'files.remove',
  may: 'file:attach',
  input: NamedFile,
  target: ({ tx, actor, input }) => tx.storedFile.findFirst({ where: { AND: [within(fileReach, actor), input] } }),
  run: async ({ tx, target: { id, key, thumbnailKey } }) => {
    await tx.storedFile.delete({ where: { id }, select: { id: true } });
    await removeStored.enqueue(tx, { keys: thumbnailKey ? [key, thumbnailKey] : [key] });
    return { count: 1 };
  },
});
