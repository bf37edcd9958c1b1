import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runProgram } from '../terminal/run-program';
import { contentHash } from './content-hash';

const stamp = 'lib/platform/db/generated/.schema-hash';

/** Generates Prisma's client when the schema, or Prisma itself, is not the one it was generated from. */
export async function ensurePrismaClient(signal?: AbortSignal): Promise<string | undefined> {
  const wanted = contentHash(['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  // Generating needs no engine, but looks for one to download: any program that exists keeps it from looking.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  await runProgram('prisma', ['generate'], { env, signal });
  writeFileSync(stamp, wanted);
  return;
}
