import { now } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { NoInput } from '@/lib/platform/shapes';
import { deleteFile, type ListedFile, listFiles } from '@/lib/platform/storage/storage';
import { purposes, strayKeptMs, unusedKeptMs, uploadsFolder } from '../rules';
import { removeUploadParts } from './remove-upload-parts';

/**
 * Files that nothing names, uploads that were given up, and files that a process left without a row. Rows go first: a
 * command that attaches the file meanwhile waits for the row, then finds none and refuses. A file goes after its row and
 * its key is never used again, so nothing that is stored meanwhile can be meant.
 */
export const removeOrphans = defineJob({
  name: 'files.remove-orphans',
  schema: NoInput,
  schedule: '40 * * * *',
  handle: async (_, { db, signal }) => {
    const at = now();
    await removeUnused(db, before(at, unusedKeptMs), signal);
    await removeExpired(db, at);
    for (const folder of [...Object.values(purposes).map((purpose) => purpose.folder), uploadsFolder]) {
      for await (const page of listFiles(folder)) {
        signal.throwIfAborted();
        await removeStrays(
          db,
          page.filter(({ storedAt }) => storedAt < before(at, strayKeptMs)),
        );
      }
    }
  },
});

/** The next hour has the rest. */
const atOnceMax = 1000;

function before(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() - milliseconds);
}

async function removeUnused(db: Tx, since: Date, signal: AbortSignal): Promise<void> {
  const where = { unusedSince: { lt: since } };
  const files = await db.storedFile.findMany({ where, take: atOnceMax });
  for (const { id, key, thumbnailKey } of files) {
    signal.throwIfAborted();
    // Asked again with the row: it may have been attached since it was found.
    const { count } = await db.storedFile.deleteMany({ where: { id, ...where } });
    if (count === 0) continue;
    await deleteFile(key);
    if (thumbnailKey) await deleteFile(thumbnailKey);
  }
}

/** The uploads of files that have arrived go too: whoever asks a day later knows the file. */
async function removeExpired(db: Tx, at: Date): Promise<void> {
  const where = { expiresAt: { lt: at } };
  const uploads = await db.upload.findMany({ where, select: { id: true }, take: atOnceMax });
  for (const { id } of uploads) {
    await db.upload.deleteMany({ where: { id } });
    await removeUploadParts.enqueue(db, { uploadId: id });
  }
}

async function removeStrays(db: Tx, found: readonly ListedFile[]): Promise<void> {
  const keys = found.map(({ key }) => key);
  const named = await db.storedFile.findMany({
    where: { OR: [{ key: { in: keys } }, { thumbnailKey: { in: keys } }] },
    select: { key: true, thumbnailKey: true },
  });
  const uploadIds = [...new Set(keys.map(uploadIdOf).filter((id) => id !== undefined))];
  const begun = await db.upload.findMany({ where: { id: { in: uploadIds } }, select: { id: true } });
  const wanted = new Set([...named.flatMap((file) => [file.key, file.thumbnailKey]), ...begun.map(({ id }) => id)]);
  for (const key of keys) {
    if (!wanted.has(key) && !wanted.has(uploadIdOf(key) ?? key)) await deleteFile(key);
  }
}

const partOfUpload = new RegExp(`^${uploadsFolder}/([0-9a-f-]{36})/`);

function uploadIdOf(key: string): string | undefined {
  return partOfUpload.exec(key)?.[1];
}
