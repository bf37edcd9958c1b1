import { setTimeout } from 'node:timers/promises';
import { defineCommand, refuseAfterCommit } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { RowRef } from '@/lib/platform/shapes';
import { keepParts } from '@/lib/platform/storage/keep';
import { hashOfHashes } from '@/lib/platform/storage/parts';
import { abilities } from '../abilities';
import { fail, failureOf, refuseUnless } from '../failures';
import { removeUploadParts } from '../jobs/remove-upload-parts';
import { fileCard, refuseExpired, withParts } from '../queries';
import { uploadReach } from '../reach';
import { joiningLookMs, joiningLooksMax, joiningMs, partKey, purposeOf } from '../rules';
import { FileCard } from '../schemas';

/** The file is joined before the transaction and named in it: who comes second gets the file of who came first. */
export const finishUpload = defineCommand({
  name: 'files.finish-upload',
  may: abilities['file:upload'],
  input: RowRef,
  reply: FileCard,
  prepare: async ({ db, actor, input: { id }, now }) => {
    const where = within(uploadReach, actor, { id });
    const upload = await db.upload.findFirst({ where, include: withParts });
    if (!upload) fail('MODEL_NOT_FOUND');
    if (upload.file) return undefined;
    refuseExpired(upload, now);
    const received = upload.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    refuseUnless(received === upload.bytes, 'upload.incomplete');
    refuseUnless(hashOfHashes(upload.parts.map(({ sha256 }) => sha256)) === upload.contentHash, 'upload.wrong-hash', {
      fields: [{ path: 'contentHash', code: 'content-hash' }],
    });
    const parts = upload.parts.map((part) => ({ key: partKey(id, part), sha256: part.sha256 }));
    return joinAlone(db, id, () => keepParts(parts, { ...purposeOf(upload.purpose), bytes: upload.bytes }));
  },
  target: async ({ tx, actor, input: { id } }) => {
    await lockRows(tx, 'uploads', 'id', id);
    return tx.upload.findFirst({ where: within(uploadReach, actor, { id }), include: withParts });
  },
  run: async ({ tx, actor, target: upload, prepared: kept, now }) => {
    if (upload.file) return fileCard(upload.file);
    const { id, purpose, name } = upload;
    if (!kept) {
      // What was said to be there is not: the sender asks what is missing, and sends it again.
      await tx.uploadPart.deleteMany({ where: { uploadId: id } });
      return refuseAfterCommit(failureOf('upload.incomplete'));
    }
    const file = await tx.storedFile.create({
      data: { ...kept, purpose, name, ownerId: actor.id, schoolId: actor.schoolId, unusedSince: now },
    });
    await tx.upload.update({ where: { id }, data: { fileId: file.id }, select: { id: true } });
    return fileCard(file);
  },
  after: async ({ tx, target: { id, file } }) => {
    if (!file) await removeUploadParts.enqueue(tx, { uploadId: id });
  },
});

/** One request at a time joins the parts of an upload, because each writes the whole file: nothing for who came second. */
async function joinAlone<Kept>(db: Tx, id: string, join: () => Promise<Kept>): Promise<Kept | undefined> {
  if (!(await isOursToJoin(db, id))) return undefined;
  let kept: Kept | undefined;
  try {
    kept = await join();
    return kept;
  } finally {
    if (!kept) await db.upload.updateMany({ where: { id }, data: { joiningUntil: null } });
  }
}

/** Waits while another request joins them; a client that still finds it at work asks again later. */
async function isOursToJoin(db: Tx, id: string): Promise<boolean> {
  for (let looks = 0; looks < joiningLooksMax; looks += 1) {
    const now = readClock();
    const { count } = await db.upload.updateMany({
      where: { id, fileId: null, OR: [{ joiningUntil: null }, { joiningUntil: { lt: now } }] },
      data: { joiningUntil: new Date(now.getTime() + joiningMs) },
    });
    if (count === 1) return true;
    const upload = await db.upload.findUnique({ where: { id }, select: { fileId: true } });
    if (upload?.fileId !== null) return false;
    await setTimeout(joiningLookMs);
  }
  return fail('request.too-many', { retryAfterSeconds: 1 });
}
