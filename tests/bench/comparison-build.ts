import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '@/scripts/build/content-hash';
import { finishBuild } from '@/scripts/build/finished-build';

/** Inside the repository, so that the packages of its node_modules are found from here. */
export const comparisonApp = '.bench/app';

const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'prisma',
  'public',
  'scripts/build',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
];
const settings = ['package.json', 'postcss.config.mjs', 'tsconfig.json'];
const barePages = 'tests/bench/app';

/** Builds the product together with the bare pages, beside the product's own build, when a source changed. */
export async function buildComparison(): Promise<string | undefined> {
  const stamp = join(comparisonApp, '.next', 'source-hash');
  const wanted = contentHash([...sources, ...settings, barePages, 'package-lock.json'], [process.versions.node]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  copySources();
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: '.next', NEXT_TELEMETRY_DISABLED: '1' };
  const next = resolve('node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: comparisonApp,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The comparison build failed:\n${stdout}\n${stderr}`);
  await finishBuild(join(comparisonApp, '.next'));
  writeFileSync(stamp, wanted);
  return undefined;
}

function copySources(): void {
  for (const name of [...sources, ...settings, '.next/server', '.next/static']) {
    rmSync(join(comparisonApp, name), { recursive: true, force: true });
  }
  mkdirSync(comparisonApp, { recursive: true });
  for (const name of [...sources, ...settings]) cpSync(name, join(comparisonApp, name), { recursive: true });
  cpSync(barePages, join(comparisonApp, 'app'), { recursive: true });
}
