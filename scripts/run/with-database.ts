import { knowConstraints } from '@/lib/constraints';
import { ensurePrismaClient } from '../build/prisma-client';
import { givenEnvironment } from './given-environment';
import { migrate } from './migrate';
import { withOpenedDatabase } from './opened-database';

/** For a command that only needs the migrated database: the given one, or the embedded one while the product is stopped. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  const given = givenEnvironment();
  await ensurePrismaClient();
  await withOpenedDatabase(given, async ({ url }) => {
    await migrate(url);
    knowConstraints();
    // Imported late: a fresh clone has no generated client when this file is read.
    const { disconnect } = await import('@/lib/platform/db/client');
    const { stopSending } = await import('@/lib/platform/jobs/send');
    await work().finally(async () => {
      await stopSending();
      await disconnect();
    });
  });
}
