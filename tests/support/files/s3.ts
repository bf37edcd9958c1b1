import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type Bucket = {
  /** The server goes; what it holds stays. */
  down(): Promise<void>;
  up(): Promise<void>;
  remove(): Promise<void>;
};

/** An S3 server of this machine with an empty bucket, and a configuration that stores files there from now on. */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'school-computing-s3-'));
  const name = 'school-files';
  let port = 0;
  let server: S3rver | undefined;
  const up = async () => {
    server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name, configs: [] }],
    });
    ({ port } = await server.run());
  };
  await up();
  Object.assign(process.env, {
    S3_BUCKET: name,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The two that s3rver knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const down = async () => {
    // Connections that are kept open would keep it alive.
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
  };
  return {
    up,
    down,
    async remove() {
      await down();
      rmSync(directory, { recursive: true });
    },
  };
}
