import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Account, canUse, give, serverAccount } from './account';
import { type Binaries, installedBinaries, program } from './binaries';

/** Where the programs and the rows lie, and who runs them. */
export type Placement = { binaries: Binaries; folder: string; account: Account | undefined };

/**
 * In `dataFolder`, unless we are root and the account that runs PostgreSQL cannot go there (a clone under /root): then
 * below /var/lib, and a file in `dataFolder` remembers it, so that the rows are found again whatever becomes reachable.
 */
export function place(dataFolder: string, note: (line: string) => void): Placement {
  const home = join(dataFolder, 'postgres');
  const account = serverAccount(join(home, 'cluster'));
  const installed = installedBinaries();
  makeFolder(home, account);
  const folder = elsewhereOf(home, account) ?? home;
  if (folder !== home)
    note(`The account "${account?.name}" cannot reach this folder: PostgreSQL's data is in ${folder}.`);
  const runnable = canUse(account, '-x', program(installed, 'postgres'));
  return {
    binaries: runnable ? installed : copied(installed, outside(installed.folder, account), account),
    folder,
    account,
  };
}

/** The other folder that holds the rows, or must; undefined when they are at home. */
function elsewhereOf(home: string, account: Account | undefined): string | undefined {
  const pointer = join(home, 'elsewhere');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8');
  const reachable = canUse(account, '-w', home);
  if (reachable) return;
  if (existsSync(join(home, 'cluster', 'PG_VERSION'))) {
    throw new StartFailure(`The account "${account?.name}" can no longer reach ${home}: give it the way (chmod o+x).`);
  }
  const folder = outside(home, account);
  // Rows without their pointer are those of a data folder that somebody deleted: kept, but begun anew.
  if (existsSync(join(folder, 'cluster')))
    renameSync(join(folder, 'cluster'), join(folder, `cluster.left-${Date.now()}`));
  writeFileSync(pointer, folder);
  return folder;
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
