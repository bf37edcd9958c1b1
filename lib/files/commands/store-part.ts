import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { row } from '@/lib/access/row';
import { sha256Of } from '@/lib/platform/storage/parts';
import { deleteFile, storeFile } from '@/lib/platform/storage/storage';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { refuseExpired } from '../queries';
import { uploadReach } from '../reach';
import { isPartOf, partKey } from '../rules';
import { Sha256 } from '../schemas';

const UploadPart = z.object({
  id: z.uuid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  sha256: Sha256,
  file: z.instanceof(Uint8Array),
});

/**
 * The part is stored first and told of after, so that a part with a row is a whole one. Its room was counted when the
 * upload was announced; it has one place, whatever is sent there.
 */
export const storePart = defineCommand({
  name: 'files.store-part',
  may: abilities['file:upload'],
  input: UploadPart,
  reply: z.object({ offset: z.int(), bytes: z.int() }),
  prepare: async ({ db, actor, input: { id, offset, sha256, file }, now }) => {
    const where = within(uploadReach, actor, { id });
    const upload = await db.upload.findFirst({ where, include: { parts: { where: { offset } } } });
    if (!upload) fail('MODEL_NOT_FOUND');
    refuseExpired(upload, now);
    refuseUnless(isPartOf(upload, { offset, bytes: file.byteLength }), 'upload.part-outside', {
      fields: [{ path: 'offset', code: 'part-place' }],
    });
    refuseUnless(sha256Of(file) === sha256, 'upload.part-damaged', {
      fields: [{ path: 'sha256', code: 'part-hash' }],
    });
    if (upload.fileId !== null || upload.parts[0]?.sha256 === sha256) return;
    const key = partKey(id, { offset });
    await storeFile(key, file);
    // Finished or cancelled meanwhile: what takes its parts away may have passed here already.
    const isAwaited = (await db.upload.count({ where: { id, fileId: null } })) > 0;
    if (!isAwaited) await deleteFile(key);
  },
  target: row('upload', uploadReach, { by: 'id' }),
  run: async ({ tx, target, input: { offset, sha256, file } }) => {
    const part = { offset, bytes: file.byteLength };
    // The other tab was faster: the file is there, and needs no parts any more.
    if (target.fileId !== null) return part;
    const uploadId = target.id;
    await tx.uploadPart.upsert({
      where: { uploadId_offset: { uploadId, offset } },
      create: { uploadId, sha256, ...part },
      update: { sha256 },
      select: { offset: true },
    });
    return part;
  },
});
