import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { deleteFile, listFiles } from '@/lib/platform/storage/storage';
import { uploadFolder } from '../rules';

/** The parts of a file that has arrived, or was given up. */
export const removeUploadParts = defineJob({
  name: 'files.remove-upload-parts',
  schema: z.object({ uploadId: z.uuid() }),
  handle: async ({ uploadId }) => {
    for await (const page of listFiles(uploadFolder(uploadId))) {
      for (const { key } of page) await deleteFile(key);
    }
  },
});
