import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runProgram } from '../terminal/run-program';
import { contentHash } from './content-hash';

const stamp = 'lib/platform/http/generated/.source-hash';

/** Writes the API document when what is served may have changed; without Prisma's client no route can be read. */
export async function ensureOpenApiDocument(signal?: AbortSignal): Promise<string | undefined> {
  const wanted = contentHash(['app', 'lib', 'scripts/openapi.ts', 'scripts/served-operations.ts', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  await runProgram('tsx', ['scripts/openapi.ts'], { signal });
  writeFileSync(stamp, wanted);
  return;
}
