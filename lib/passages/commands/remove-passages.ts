import { defineCommand, noTarget } from '@/lib/access/define-command';
import { SourcesWithoutPassages } from '../schemas';

/** A part of unpublishing and deleting: search finds these lessons or topics no longer. */
export const removePassages = defineCommand({
  name: 'passages.remove',
  may: 'passage:replace',
  input: SourcesWithoutPassages,
  target: noTarget,
  run: async ({ tx, input: { source, sourceIds } }) => {
    const where = { source, sourceId: { in: sourceIds } };
    await tx.askedWay.deleteMany({ where });
    return tx.passage.deleteMany({ where });
  },
});
