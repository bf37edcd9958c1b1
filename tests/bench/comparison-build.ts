import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '@/scripts/build/content-hash';
import { finishBuild } from '@/scripts/build/finished-build';

/** Inside the repository, so that the packages of its node_modules are found from here. */
export const comparisonApp = '.bench/app';
export const bareApp = '.bench/bare';

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
/** Those that nothing but the browser's part of the product stands in. */
const shellPages = ['layout.tsx', 'boundary', 'assistant'].map((name) => `bench/${name}`);

/** Builds the product together with the bare pages, beside the product's own build, when a source changed. */
export function buildComparison(): Promise<string | undefined> {
  return buildApart(comparisonApp, sources, ['.']);
}

/** The bare pages that the assistant is weighed on, without the product's: seconds where those take more than a minute. */
export function buildBare(): Promise<string | undefined> {
  return buildApart(bareApp, ['components', 'lib', 'messages', 'scripts/build', 'next.config.ts'], shellPages);
}

async function buildApart(app: string, from: readonly string[], pages: readonly string[]): Promise<string | undefined> {
  const stamp = join(app, '.next', 'source-hash');
  const wanted = contentHash([...from, ...settings, barePages, 'package-lock.json'], [process.versions.node]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'unchanged';
  copySources(app, from, pages);
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: '.next', NEXT_TELEMETRY_DISABLED: '1' };
  const next = resolve('node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: app, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of ${app} failed:\n${stdout}\n${stderr}`);
  await finishBuild(join(app, '.next'));
  writeFileSync(stamp, wanted);
  return undefined;
}

function copySources(app: string, from: readonly string[], pages: readonly string[]): void {
  for (const name of [...sources, ...settings, '.next/server', '.next/static']) {
    rmSync(join(app, name), { recursive: true, force: true });
  }
  mkdirSync(app, { recursive: true });
  for (const name of [...from, ...settings]) cpSync(name, join(app, name), { recursive: true });
  for (const page of pages) cpSync(join(barePages, page), join(app, 'app', page), { recursive: true });
}
