import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { lockName } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { refuseWithoutRoom } from '../parts/refuse-without-room';
import { uploadState, withParts } from '../queries';
import { partBytesMax, partBytesMin, purposeOf, sentInParts, uploadKeptMs, uploadsAtOnceMax } from '../rules';
import { Sha256, UploadState } from '../schemas';

const bytes = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^/\\\p{Cc}]*$/u, 'file-name'));

/** `contentHash`: SHA-256 of the parts' SHA-256 in order, each part of `partBytes` but the last. */
const NewUpload = z.object({
  purpose: z.enum(sentInParts),
  name,
  bytes,
  partBytes: z.int().check(z.minimum(partBytesMin), z.maximum(partBytesMax)),
  contentHash: Sha256,
});

/** Two tabs with one file, and a tab that was closed in the middle, find the same upload and share its parts. */
export const beginUpload = defineCommand({
  name: 'files.begin-upload',
  may: abilities['file:upload'],
  input: NewUpload,
  reply: UploadState,
  target: noTarget,
  run: async ({ tx, actor, input, now }) => {
    const { bytesMax, senders } = purposeOf(input.purpose);
    refuseUnless(!senders || senders.includes(actor.tipo), 'request.not-allowed');
    refuseUnless(input.bytes <= bytesMax, 'file.too-large', {
      fields: [{ path: 'bytes', code: 'file-size', values: { maximum: bytesMax / 1024 / 1024 } }],
    });
    await lockName(tx, `files.begin-upload ${actor.id}`);
    const open = { ownerId: actor.id, fileId: null, expiresAt: { gt: now } };
    const { name: _, ...content } = input;
    const begun = await tx.upload.findFirst({ where: { ...open, ...content }, include: withParts });
    if (begun) return uploadState(begun);
    refuseUnless((await tx.upload.count({ where: open })) < uploadsAtOnceMax, 'upload.too-many');
    // Its whole size from now on, so that no part needs to be counted when it comes.
    await refuseWithoutRoom(tx, actor, { bytes: input.bytes, path: 'bytes' });
    const { id: ownerId, schoolId } = actor;
    const expiresAt = new Date(now.getTime() + uploadKeptMs);
    return uploadState(
      await tx.upload.create({ data: { ...input, ownerId, schoolId, expiresAt }, include: withParts }),
    );
  },
});
