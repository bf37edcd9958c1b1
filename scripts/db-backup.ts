import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '@/lib/platform/backup/take-backup';
import { runningEmbedded } from '@/lib/platform/db/embedded/embedded-database';
import { generatedSecret } from '@/lib/platform/env/generated-secrets';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { openFolder } from './run/data-folder';
import { givenEnvironment } from './run/given-environment';
import { type Opened, withOpenedDatabase } from './run/opened-database';
import { stopRequest } from './run/stop-request';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run db:backup [-- --to file]`: rows and files of one moment in one archive, whether the product runs or not. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = resolve(values.to ?? join('backups', `school-computing-${stamp()}.tar.gz`));
  if (existsSync(to)) throw new StartFailure(`${to} is there already: say another file with --to.`);
  const given = givenEnvironment();
  const dataFolder = resolve(given.DATA_DIR ?? '.data');
  if (!(given.DATABASE_URL || existsSync(join(dataFolder, 'postgres')))) {
    throw new StartFailure(`There is no database in ${dataFolder}: start the product once, or set DATA_DIR.`);
  }
  openFolder('folder of the backup', dirname(to), 'make it writable, or say another place with --to');
  const running = given.DATABASE_URL
    ? undefined
    : runningEmbedded(dataFolder, generatedSecret(dataFolder, 'databasePassword'));
  const backUp = (opened: Opened) => backUpTo(to, opened);
  await (running ? backUp({ url: running, dataFolder }) : withOpenedDatabase(given, backUp));
});

async function backUpTo(to: string, { url, dataFolder }: Opened): Promise<void> {
  const filesFolder = join(dataFolder, 'files');
  const { missingFiles } = await takeBackup({ url, filesFolder, to, shown: step, signal: stopRequest() });
  if (missingFiles.length > 0) {
    process.stderr.write(`Rows name ${missingFiles.length} files that are not there, such as ${missingFiles[0]}.\n`);
  }
  const size = (statSync(to).size / 1_000_000).toFixed(1);
  process.stdout.write(`${to} (${size} MB). Secrets are not in it: keep AUTH_SECRET and AI_MASTER_KEY apart.\n`);
}

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}
