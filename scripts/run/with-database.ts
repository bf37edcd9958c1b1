import { lockFolder } from '@/lib/platform/db/embedded/folder-lock';
import { ensurePrismaClient } from '../build/prisma-client';
import { openDataFolder } from './data-folder';
import { givenEnvironment } from './given-environment';
import { migrate } from './migrate';
import { checkGivenDatabase, startOwnDatabase } from './own-database';

/** For a command that only needs the migrated database: the given one, or the embedded one while the product is stopped. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const given = givenEnvironment();
  await ensurePrismaClient();
  if (given.DATABASE_URL) {
    await checkGivenDatabase(given);
    return migrateAndWork(work);
  }
  const dataFolder = openDataFolder(given.DATA_DIR);
  const lock = lockFolder(dataFolder);
  try {
    const database = await startOwnDatabase(dataFolder);
    await migrateAndWork(work).finally(database.stop);
  } finally {
    lock.release();
  }
}

async function migrateAndWork(work: () => Promise<void>): Promise<void> {
  await migrate(String(process.env.DATABASE_URL));
  // Imported late: a fresh clone has no generated client when this file is read.
  const { disconnect } = await import('@/lib/platform/db/client');
  await work().finally(disconnect);
}
