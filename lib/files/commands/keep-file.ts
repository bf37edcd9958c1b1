import { defineCommand, noTarget } from '@/lib/access/define-command';
import { fileCard } from '../queries';
import { FileToKeep } from '../schemas';

/** Gives a file that was just stored its row. Unused until something names it: a form may still be refused, or left. */
export const keepFile = defineCommand({
  name: 'files.keep',
  may: 'file:attach',
  input: FileToKeep,
  target: noTarget,
  run: async ({ tx, actor, input, now }) =>
    fileCard(
      await tx.storedFile.create({
        data: { ...input, ownerId: actor.id, schoolId: actor.schoolId, unusedSince: now },
      }),
    ),
});
