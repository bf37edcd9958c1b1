import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { env } from '@/lib/platform/env/env';
import type { Files } from './opened-files';

let held: Promise<Files> | undefined;

/** Where files lie: the data folder, or the S3 bucket of the configuration. */
export function files(): Promise<Files> {
  held ??= open();
  return held;
}

async function open(): Promise<Files> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = env();
  if (!(S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY))
    return inFolder(resolve(DATA_DIR, 'files'));
  // Imported late: the client of S3 costs every start a third of a second and 30 MB, and most schools have none.
  const { inBucket } = await import('./bucket');
  const key = { keyId: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY };
  return inBucket({ bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, ...key });
}

function inFolder(location: string): Files {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    readRange: async (key, { first, last }) => createReadStream(join(location, key), { start: first, end: last }),
  };
}
