import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../terminal/run-program';
import { contentHash } from './content-hash';

const folders = ['app', 'components', 'lib', 'messages', 'prisma/schema', 'prisma/seed', 'public'];
const files = ['package-lock.json', 'tsconfig.json'];
const toolsOnly = /^(vitest|playwright|prisma)\./;

/** Builds when a source differs from those of the last build that succeeded. */
export async function ensureBuild(signal?: AbortSignal): Promise<string | undefined> {
  const stamp = join(distFolder(), 'source-hash');
  const wanted = contentHash([...folders, ...files, ...rootModules()], [process.versions.node, ...builtIn()]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  await runProgram('next', ['build'], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, signal });
  writeFileSync(stamp, wanted);
  return;
}

function distFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next';
}

/** next.config.ts, middleware.ts and their like. */
function rootModules(): string[] {
  return readdirSync('.').filter(
    (name) => /\.(ts|mjs)$/.test(name) && name !== 'next-env.d.ts' && !toolsOnly.test(name),
  );
}

/** What the build writes into its files from the environment. */
function builtIn(): string[] {
  const names = Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_') || name === 'GALLERY');
  return names.sort().map((name) => `${name}=${process.env[name]}`);
}
