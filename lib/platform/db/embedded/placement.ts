import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Account, canUse, give, serverAccount } from './account';
import { type Binaries, installedBinaries, program } from './binaries';

/** Where the programs and the rows lie, and who runs them. */
export type Placement = { binaries: Binaries; folder: string; account: Account | undefined };

/**
 * In `dataFolder`, unless we are root and the account that runs PostgreSQL cannot go there (a clone under /root): then
 * below /var/lib, in a folder of this clone's own.
 */
export function place(dataFolder: string, note: (line: string) => void): Placement {
  const home = join(dataFolder, 'postgres');
  const account = serverAccount(join(home, 'cluster'));
  const installed = installedBinaries();
  makeFolder(home, account);
  const reachable = canUse(account, '-w', home);
  if (reachable && canRun(account, installed)) return { binaries: installed, folder: home, account };
  if (!reachable && existsSync(join(home, 'cluster', 'PG_VERSION'))) {
    throw new StartFailure(`The account "${account?.name}" can no longer reach ${home}: give it the way (chmod o+x).`);
  }
  const folder = reachable ? home : outside(dataFolder, account);
  note(`The account "${account?.name}" cannot reach this folder: PostgreSQL's data is in ${folder}.`);
  return { binaries: copied(installed, outside(installed.folder, account), account), folder, account };
}

function outside(path: string, account: Account | undefined): string {
  const folder = join('/var/lib', `school-computing-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`);
  makeFolder(folder, account);
  return folder;
}

function makeFolder(folder: string, account: Account | undefined): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    give(folder, account);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    throw new StartFailure(`Cannot write the data folder ${dirname(folder)} (${code}): ${unwritableMend}.`, { cause });
  }
}

export const unwritableMend =
  'make it writable for the account that starts the product, or set DATA_DIR to another folder';

function canRun(account: Account | undefined, binaries: Binaries): boolean {
  return canUse(account, '-x', program(binaries, 'postgres'));
}

/** The stamp is written last: a copy that was interrupted is made again. */
function copied(installed: Binaries, parent: string, account: Account | undefined): Binaries {
  const folder = join(parent, 'native');
  const stamp = join(folder, 'version');
  if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === installed.version)) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
    for (const path of readdirSync(folder, { recursive: true })) give(join(folder, String(path)), account);
    give(folder, account);
    writeFileSync(stamp, installed.version);
  }
  return { ...installed, folder };
}
