import { lockFolder } from '@/lib/platform/db/embedded/folder-lock';
import type { Configured } from '@/lib/platform/env/env';
import { openDataFolder } from './data-folder';
import { checkGivenDatabase, startOwnDatabase } from './own-database';

export type Opened = { url: string; dataFolder: string };

/** The database for one command: the given one, or the embedded one, which nobody else may hold meanwhile. */
export async function withOpenedDatabase(given: Configured, work: (opened: Opened) => Promise<void>): Promise<void> {
  if (given.DATABASE_URL) await checkGivenDatabase(given);
  const dataFolder = openDataFolder(given.DATA_DIR);
  if (given.DATABASE_URL) return work({ url: given.DATABASE_URL, dataFolder });
  const lock = lockFolder(dataFolder);
  try {
    const database = await startOwnDatabase(dataFolder);
    await work({ url: database.url, dataFolder }).finally(database.stop);
  } finally {
    lock.release();
  }
}
