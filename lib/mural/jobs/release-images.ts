import { defineJob } from '@/lib/platform/jobs/define-job';
import { eachApart } from '@/lib/platform/jobs/each-apart';
import { NoInput } from '@/lib/platform/shapes';
import { releaseLeftImage } from '../commands/release-left-image';

const name = 'mural.release-images';
/** The next hour has the rest. */
const atOnceMax = 1000;

/**
 * Pictures whose post went with its author: no command saw them go. From now on nothing names them, and
 * `files.remove-orphans` takes them a day later.
 */
export const releaseImages = defineJob({
  name,
  schema: NoInput,
  schedule: '25 * * * *',
  handle: async (_, { db, signal }) => {
    const left = await db.storedFile.findMany({ where: leftBehind, select: { id: true }, take: atOnceMax });
    const ids = left.map(({ id }) => id);
    await eachApart(ids, { job: name, signal, each: (id) => releaseLeftImage(null, { id }) });
  },
});

const leftBehind = { purpose: 'mural-image', unusedSince: null, muralPosts: { none: {} } };
