import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { startWorker } from '@/lib/platform/jobs/worker';
import { noteJob } from '@/tests/support/jobs/note-job';
import { passSilence } from '@/tests/support/jobs/pass-silence';

type Moment = 'before-commit' | 'after-commit' | 'working';

const missedAfterSeconds = 10;

beforeAll(() =>
  prepareQueues(String(process.env.DATABASE_URL), [noteJob(async () => undefined, 1)], missedAfterSeconds),
);

async function killedAt(moment: Moment, word = ''): Promise<void> {
  const child: ChildProcess = fork('tests/support/jobs/to-be-killed.ts', [moment, word], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function jobsOf(word: string): Promise<{ state: string }[]> {
  return db().$queryRaw`SELECT state::text FROM pgboss.job WHERE data->>'word' = ${word}`;
}

it('leaves no job of a process that was killed before its transaction committed', async () => {
  const word = randomUUID();
  await killedAt('before-commit', word);
  // The database notices the broken connection and rolls back; nothing of it is ever seen.
  await vi.waitFor(async () => {
    const open = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`;
    expect(open).toEqual([]);
  }, 10_000);
  expect(await jobsOf(word)).toEqual([]);
});

it('keeps the job of a process that was killed after its transaction committed', async () => {
  const word = randomUUID();
  await killedAt('after-commit', word);
  expect(await jobsOf(word)).toEqual([{ state: 'created' }]);
  const done: string[] = [];
  const worker = await startWorker([noteJob(async (each) => void done.push(each))]);
  await vi.waitFor(() => expect(done).toEqual([word]), 5000);
  await worker.stop();
});

it('hands the job of a worker that was killed to another', { timeout: 60_000 }, async () => {
  const word = randomUUID();
  await db().$transaction((tx) => noteJob(async () => undefined).enqueue(tx, { word }));
  await killedAt('working');
  expect(await jobsOf(word)).toEqual([{ state: 'active' }]);
  await passSilence(missedAfterSeconds);
  const done: string[] = [];
  const worker = await startWorker([noteJob(async (each) => void done.push(each))], {
    monitorSeconds: 1,
    pollSeconds: 1,
  });
  await vi.waitFor(() => expect(done).toEqual([word]), { timeout: 45_000, interval: 500 });
  await worker.stop();
});
