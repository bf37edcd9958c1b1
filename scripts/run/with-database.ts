import { existsSync } from 'node:fs';
import { lockFolder } from '@/lib/platform/db/embedded/folder-lock';
import { readConfigured } from '@/lib/platform/env/env';
import { ensurePrismaClient } from '../build/prisma-client';
import { openDataFolder } from './data-folder';
import { migrate } from './migrate';
import { checkGivenDatabase, startOwnDatabase } from './own-database';

/** For a command that only needs the migrated database: the given one, or the embedded one while the product is stopped. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const given = readConfigured(process.env);
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
