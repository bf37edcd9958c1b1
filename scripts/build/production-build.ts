import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../terminal/run-program';
import { finishBuild } from './finished-build';
import { sourceHash } from './source-hash';

/** Builds when a source differs from those of the last build that succeeded. */
export async function ensureBuild(signal?: AbortSignal): Promise<string | undefined> {
  const stamp = join(distFolder(), 'source-hash');
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  await runProgram('next', ['build'], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, signal });
  await finishBuild(distFolder());
  writeFileSync(stamp, wanted);
  return;
}

function distFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next';
}
