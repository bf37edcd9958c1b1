import * as z from 'zod/mini';

export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const FileCard = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  address: z.string(),
  thumbnailAddress: z.nullable(z.string()),
});

export const UploadState = z.object({
  id: z.string(),
  purpose: z.string(),
  name: z.string(),
  bytes: z.int(),
  partBytes: z.int(),
  receivedOffsets: z.array(z.int()),
  expiresAt: z.string(),
  /** Once it has arrived. */
  file: z.nullable(FileCard),
});
