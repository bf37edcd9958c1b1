import { readForStart } from '@/lib/platform/env/env';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { startTracing } from '@/lib/platform/tracing/tracing';
import { ensurePrismaClient } from './build/prisma-client';
import { migrate } from './run/migrate';
import { checkGivenDatabase } from './run/own-database';
import { runUntilStopped } from './run/run-until-stopped';
import { step } from './terminal/steps';

/** `npm run worker`: the jobs alone, beside instances that run with JOBS=apart. */
Object.assign(process.env, { NODE_ENV: 'production' });
await runUntilStopped(async (stops, signal) => {
  const given = readForStart(process.env);
  if (!given.DATABASE_URL)
    throw new StartFailure('The embedded demo does its jobs itself: a worker needs DATABASE_URL.');
  await step('Database client', () => ensurePrismaClient(signal));
  await step('PostgreSQL', () => checkGivenDatabase(given));
  await step('Migrations', async () => {
    await migrate(String(given.DATABASE_URL));
  });
  const [{ jobs }, { startWorker }, { disconnect }, { knowConstraints }] = await Promise.all([
    import('@/app/jobs'),
    import('@/lib/platform/jobs/worker'),
    import('@/lib/platform/db/client'),
    import('@/lib/constraints'),
  ]);
  knowConstraints();
  const tracing = await startTracing();
  const worker = await startWorker(jobs);
  stops.push(tracing.stop, disconnect, worker.stop);
  process.stdout.write(`\nWorking on ${jobs.length} kinds of jobs. Ctrl+C stops it.\n`);
});
