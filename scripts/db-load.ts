import { parseArgs } from 'node:util';
import pg from 'pg';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { foundIn, removeLoad, writeLoad } from '@/prisma/seed/load/load';
import { loadRefusal } from './load/load-refusal';
import { seedWhenEmpty } from './run/demo';
import { givenEnvironment } from './run/given-environment';
import { migrate } from './run/migrate';
import { withDatabase } from './run/with-database';
import { runCommand } from './terminal/run-command';
import { step } from './terminal/steps';

/** `npm run db:load -- --schools 200`: rows by the hundred thousand, the same ones for the same seed. */
await runCommand(async () => {
  const asked = readArguments();
  const embedded = !givenEnvironment().DATABASE_URL;
  if (!(embedded || asked.yes)) {
    throw new StartFailure('Load data into the database of DATABASE_URL? Say --yes if that is what you mean.');
  }
  await withDatabase(async () => {
    const url = String(process.env.DATABASE_URL);
    if (embedded) await step('Demo school', () => seedWhenEmpty(url, () => migrate(url)));
    await load(url, { ...asked, embedded });
  });
});

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { schools: text, seed: text, replace: flag, yes: flag } });
  return {
    schoolCount: wholeNumber('schools', values.schools ?? '200', 5000),
    seed: wholeNumber('seed', values.seed ?? '1', 4_294_967_295),
    replace: values.replace,
    yes: values.yes,
  };
}

function wholeNumber(name: string, text: string, max: number): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartFailure(`--${name} must be a whole number from 1 to ${max}: npm run db:load -- --schools 200`);
}

type Asked = ReturnType<typeof readArguments> & { embedded: boolean };

/** All or nothing: one transaction, so that a load that was interrupted leaves no half of a school. */
async function load(url: string, { schoolCount, seed, ...asked }: Asked): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  try {
    await client.query('BEGIN');
    const found = await foundIn(client);
    const refusal = loadRefusal(found, asked);
    if (refusal) throw new StartFailure(refusal);
    if (found.loaded) await step('Load data of before', async () => `${await removeLoad(client)} rows removed`);
    await writeLoad(client, { schoolCount, seed, shown: step });
    await client.query('COMMIT');
    await step('Statistics', async () => void (await client.query('ANALYZE')));
  } finally {
    await client.end();
  }
  const { demoPassword } = await import('@/prisma/seed/people');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`Loaded in ${seconds} s; every login has the public password ${demoPassword}.\n`);
}
