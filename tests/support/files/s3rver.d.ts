/** s3rver has no types of its own; this is what the tests use of it. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
