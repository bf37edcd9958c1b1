'use client';

import { call } from '@/lib/platform/browser/call';
import { type FileUpload, type UploadLine, type UploadProgress, uploadFile } from '@/lib/platform/browser/upload-file';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { beginUploadOp, finishUploadOp, readUploadOp, storePartOp } from './contract';
import { partBytesDefault, type sentInParts } from './rules';

type Sent = ReplyOf<typeof finishUploadOp>;

/** Sends a file for a purpose; the card of the stored file is what a form then names. */
export function sendFile(
  purpose: (typeof sentInParts)[number],
  file: File,
  onProgress?: (progress: UploadProgress) => void,
): FileUpload<Sent> {
  const line: UploadLine<Sent> = {
    begin: (announced, signal) => call(beginUploadOp, { purpose, ...announced }, { signal }),
    read: (id, signal) => call(readUploadOp, { id }, { signal }),
    sendPart: (part, signal) => call(storePartOp, part, { signal }),
    finish: (id, signal) => call(finishUploadOp, { id }, { signal }),
  };
  return uploadFile(file, line, { partBytes: partBytesDefault, ...(onProgress && { onProgress }) });
}
