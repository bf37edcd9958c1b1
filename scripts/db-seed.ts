import { StartFailure } from '@/lib/platform/env/start-failure';
import { withDatabase } from './run/with-database';
import { runCommand } from './terminal/run-command';

/** `npm run db:seed`: puts the demo school into the database, the one of DATABASE_URL too, because here it is asked for. */
await runCommand(() =>
  withDatabase(async () => {
    const { db } = await import('@/lib/platform/db/client');
    const { seedDemo } = await import('@/prisma/seed/demo');
    const { demoLogins, demoPassword } = await import('@/prisma/seed/people');
    const logins = demoLogins.map(({ login }) => login);
    if (await db().account.findFirst({ where: { login: { in: logins } } })) {
      throw new StartFailure('The demo school is in this database already: nothing was changed.');
    }
    await seedDemo();
    process.stdout.write(`The demo school is in the database; its logins have the public password ${demoPassword}.\n`);
  }),
);
