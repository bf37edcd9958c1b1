import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { deleteFile } from '@/lib/platform/storage/storage';

/** The bytes of a file whose row is gone. */
export const removeStored = defineJob({
  name: 'files.remove-stored',
  schema: z.object({ keys: z.array(z.string()) }),
  handle: async ({ keys }) => {
    for (const key of keys) await deleteFile(key);
  },
});
