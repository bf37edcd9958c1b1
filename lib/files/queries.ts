import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { StoredFile, Upload, UploadPart } from '@/lib/platform/db/generated/client';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { RowRef } from '@/lib/platform/shapes';
import { imageType } from '@/lib/platform/storage/images';
import { abilities } from './abilities';
import { refuseUnless } from './failures';
import { fileReach, uploadReach } from './reach';
import { fileAddress } from './rules';
import { UploadState } from './schemas';

export function fileCard({ id, name, mediaType, bytes, sha256, thumbnailKey }: StoredFile) {
  const address = fileAddress(id);
  return { id, name, mediaType, bytes, sha256, address, thumbnailAddress: thumbnailKey && `${address}/thumbnail` };
}

/** What a command or a query must read of an upload to tell its state. */
export const withParts = { parts: { orderBy: { offset: 'asc' } }, file: true } as const;

type UploadRow = Upload & { parts: UploadPart[]; file: StoredFile | null };

export function uploadState({ parts, expiresAt, file, ...upload }: UploadRow) {
  return {
    ...upload,
    receivedOffsets: parts.map(({ offset }) => offset),
    expiresAt: expiresAt.toISOString(),
    file: file && fileCard(file),
  };
}

/** A file that arrived is told of as long as its upload is; one that did not is refused a day after it was begun. */
export function refuseExpired({ fileId, expiresAt }: Upload, now: Date): void {
  refuseUnless(fileId !== null || expiresAt > now, 'upload.expired');
}

export const uploadProgress = defineQuery({
  name: 'files.upload-progress',
  hiddenWhileSeeing: true,
  may: abilities['file:upload'],
  input: RowRef,
  reply: UploadState,
  run: async ({ db, actor, input: { id }, now }) => {
    const where = within(uploadReach, actor, { id });
    const upload = await db.upload.findFirst({ where, include: withParts });
    if (!upload) return null;
    refuseExpired(upload, now);
    return uploadState(upload);
  },
});

export const ownFile = defineQuery({
  name: 'files.file',
  hiddenWhileSeeing: true,
  may: abilities['file:read'],
  input: RowRef,
  reply: FileAnswer,
  run: ({ db, actor, input: { id } }) =>
    db.storedFile.findFirst({
      where: within(fileReach, actor, { id }),
      select: { key: true, name: true, mediaType: true },
    }),
});

export const ownThumbnail = defineQuery({
  name: 'files.thumbnail',
  hiddenWhileSeeing: true,
  may: abilities['file:read'],
  input: RowRef,
  reply: FileAnswer,
  run: async ({ db, actor, input: { id } }) => {
    const where = within(fileReach, actor, { id });
    const file = await db.storedFile.findFirst({ where, select: { thumbnailKey: true, name: true } });
    return file?.thumbnailKey ? { key: file.thumbnailKey, name: file.name, mediaType: imageType } : null;
  },
});
