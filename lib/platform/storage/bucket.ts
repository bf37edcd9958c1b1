import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ByteRange, Files } from './opened-files';

type Given = { bucket: string; region: string; endpoint: string | undefined; keyId: string; secret: string };

/** Files in a bucket of S3, Amazon's or any server that speaks it. */
export function inBucket({ bucket, region, endpoint, keyId, secret }: Given): Files {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Servers other than Amazon's know buckets by path, and not the checksums that the client adds by itself.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A person waits: better a clear refusal soon than an answer late.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
  });
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async readRange(key: string, { first, last }: ByteRange) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${first}-${last}` });
      return (await client.send(command)).Body as Readable;
    },
  };
}
