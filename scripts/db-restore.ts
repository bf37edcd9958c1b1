import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkArchive } from '@/lib/platform/backup/check-archive';
import { restoreBackup } from '@/lib/platform/backup/restore-backup';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { ensurePrismaClient } from './build/prisma-client';
import { givenEnvironment } from './run/given-environment';
import { migrate } from './run/migrate';
import { withOpenedDatabase } from './run/opened-database';
import { stopRequest } from './run/stop-request';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run db:restore -- <file>`: an archive of `npm run db:backup` into an empty database and an empty folder. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new StartFailure('Say which backup: npm run db:restore -- backups/<file>.tar.gz');
  }
  const archive = resolve(file);
  const given = givenEnvironment();
  const { manifest } = await step('Archive', async () => ({ manifest: await checkArchive(archive) }));
  await ensurePrismaClient();
  await withOpenedDatabase(given, async ({ url, dataFolder }) => {
    const filesFolder = join(dataFolder, 'files');
    await restoreBackup({ url, archive, manifest, filesFolder, shown: step, signal: stopRequest() });
    await step('Job queues', async () => void (await migrate(url)));
  });
  const { takenAt, product } = manifest;
  process.stdout.write(
    `Restored what version ${product} held at ${takenAt}. Sessions go on only with the AUTH_SECRET of then.\n`,
  );
});
