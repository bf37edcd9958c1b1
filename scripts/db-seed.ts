import { StartFailure } from '@/lib/platform/env/start-failure';
import { withDatabase } from './run/with-database';
import { runCommand } from './terminal/run-command';

const replaces = process.argv.includes('--demo');

/**
 * `npm run db:seed`: puts the demo school into the database, the one of DATABASE_URL too, because here it is asked for.
 * With `-- --demo` the embedded demo is emptied first and told anew.
 */
await runCommand(() => {
  if (replaces && process.env.DATABASE_URL) {
    throw new StartFailure('Only the embedded demo is replaced: unset DATABASE_URL, or leave --demo out.');
  }
  return withDatabase(replaces ? replaceDemo : addDemo);
});

async function addDemo(): Promise<void> {
  const { db } = await import('@/lib/platform/db/client');
  const { demoLogins } = await import('@/prisma/seed/people');
  const logins = demoLogins.map(({ login }) => login);
  if (await db().account.findFirst({ where: { login: { in: logins } } })) {
    throw new StartFailure('The demo school is in this database already: nothing was changed.');
  }
  await tellDemo();
}

async function replaceDemo(): Promise<void> {
  const { pool } = await import('@/lib/platform/db/client');
  const { rows } = await pool().query<{ names: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  await pool().query(`TRUNCATE ${rows[0]?.names} CASCADE`);
  await tellDemo();
}

async function tellDemo(): Promise<void> {
  const { seedDemo } = await import('@/prisma/seed/demo');
  const { demoPassword } = await import('@/prisma/seed/people');
  await seedDemo();
  process.stdout.write(`The demo school is in the database; its logins have the public password ${demoPassword}.\n`);
}
