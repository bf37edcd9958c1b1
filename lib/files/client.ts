'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { type FileUpload, type UploadLine, type UploadProgress, uploadFile } from '@/lib/platform/browser/upload-file';
import type { finishUploadOp } from './contract';
import { partBytesDefault, type sentInParts } from './rules';

const contract = () => lazily(() => import('./contract'));

type Sent = Awaited<ReturnType<typeof call<typeof finishUploadOp.input, typeof finishUploadOp.reply>>>;

/** Sends a file for a purpose; the card of the stored file is what a form then names. */
export function sendFile(
  purpose: (typeof sentInParts)[number],
  file: File,
  onProgress?: (progress: UploadProgress) => void,
): FileUpload<Sent> {
  const line: UploadLine<Sent> = {
    begin: async (announced, signal) => call((await contract()).beginUploadOp, { purpose, ...announced }, { signal }),
    read: async (id, signal) => call((await contract()).readUploadOp, { id }, { signal }),
    sendPart: async (part, signal) => call((await contract()).storePartOp, part, { signal }),
    finish: async (id, signal) => call((await contract()).finishUploadOp, { id }, { signal }),
  };
  return uploadFile(file, line, { partBytes: partBytesDefault, ...(onProgress && { onProgress }) });
}
