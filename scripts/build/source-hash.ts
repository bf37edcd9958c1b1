import { readdirSync } from 'node:fs';
import { contentHash } from './content-hash';

const folders = ['app', 'components', 'lib', 'messages', 'prisma/schema', 'prisma/seed', 'public', 'scripts/build'];
const files = ['package-lock.json', 'tsconfig.json'];
const toolsOnly = /^(vitest|playwright|prisma)\./;

/** One hash of all that a build is made of. It names the build as well (next.config.ts), so that two of one source are one. */
export function sourceHash(): string {
  return contentHash([...folders, ...files, ...rootModules()], [process.versions.node, ...builtIn()]);
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
