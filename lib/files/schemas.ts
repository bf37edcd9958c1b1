import * as z from 'zod/mini';
import { partBytesMax, partBytesMin, purposeNames, sentInParts } from './rules';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^[^/\\\p{Cc}]*$/u, 'file-name'));
const bytes = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

/** `contentHash`: SHA-256 of the parts' SHA-256 in order, each part of `partBytes` but the last. */
export const NewUpload = z.object({
  purpose: z.enum(sentInParts),
  name,
  bytes,
  partBytes: z.int().check(z.minimum(partBytesMin), z.maximum(partBytesMax)),
  contentHash: sha256,
});

export const UploadRef = z.object({ id: z.uuid() });

export const UploadPart = z.object({
  id: z.uuid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  sha256,
  file: z.instanceof(Uint8Array),
});

export const UploadPartStored = z.object({ offset: z.int(), bytes: z.int() });

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

export const FileRef = z.object({ id: z.uuid() });

/** A file that another domain has put into storage, to be given its row. */
export const FileToKeep = z.object({
  purpose: z.enum(purposeNames),
  name,
  key: z.string(),
  thumbnailKey: z.nullable(z.string()),
  mediaType: z.string(),
  bytes,
  sha256,
});

export const FilesNamed = z.object({ ids: z.array(z.uuid()) });
export const NamedFile = z.object({ purpose: z.enum(purposeNames), key: z.string() });
