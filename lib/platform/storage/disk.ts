import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { env } from '@/lib/platform/env/env';

/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { first: number; last: number };

type Files = {
  disk: Disk;
  /** flydrive reads whole files only. */
  readRange: (key: string, range: ByteRange) => Promise<Readable>;
};

let held: Files | undefined;

/** Where files lie: the data folder, or the S3 bucket of the configuration. */
export function files(): Files {
  held ??= inBucket() ?? inFolder();
  return held;
}

function inFolder(): Files {
  const location = resolve(env().DATA_DIR, 'files');
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    readRange: async (key, { first, last }) => createReadStream(join(location, key), { start: first, end: last }),
  };
}

function inBucket(): Files | undefined {
  const { S3_BUCKET: bucket, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env();
  if (!(bucket && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return undefined;
  const client = new S3Client({
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Servers other than Amazon's know buckets by path, and not the checksums that the client adds by itself.
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A person waits: better a clear refusal soon than an answer late.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
  });
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async readRange(key, { first, last }) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${first}-${last}` });
      return (await client.send(command)).Body as Readable;
    },
  };
}
