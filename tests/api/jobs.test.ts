import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { failedJobs } from '@/lib/platform/jobs/failed-jobs';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { sendAgain } from '@/lib/platform/jobs/send';
import { startWorker, type Worker } from '@/lib/platform/jobs/worker';
import { noteJob } from '@/tests/support/jobs/note-job';

const seen: string[] = [];
let refuse = false;

const note = noteJob(async (word) => {
  if (refuse) throw new Error(`no ${word}`);
  seen.push(word);
});

let worker: Worker | undefined;

beforeAll(() => prepareQueues(String(process.env.DATABASE_URL), [note]));

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  refuse = false;
});

function words() {
  return db().$queryRaw<{ word: string }[]>`SELECT data->>'word' AS word FROM pgboss.job WHERE name = 'tests.note'`;
}

describe('a job', () => {
  it('is there when its transaction commits, and is carried out once', async () => {
    const word = randomUUID();
    await db().$transaction((tx) => note.enqueue(tx, { word }));
    worker = await startWorker([note]);
    await vi.waitFor(() => expect(seen).toContain(word), 5000);
    expect(seen.filter((each) => each === word)).toHaveLength(1);
  });

  it('is not there when its transaction is rolled back', async () => {
    const word = randomUUID();
    const lost = db().$transaction(async (tx) => {
      await note.enqueue(tx, { word });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await words()).not.toContainEqual({ word });
  });

  it('waits over the longest holidays for a server that was switched off', async () => {
    const word = randomUUID();
    await db().$transaction((tx) => note.enqueue(tx, { word }));
    const [waits] = await db().$queryRaw<{ days: number }[]>`
      SELECT extract(day FROM keep_until - now())::int AS days FROM pgboss.job WHERE data->>'word' = ${word}`;
    expect(waits?.days).toBeGreaterThan(100);
  });

  it('is told to a waiting worker at once', async () => {
    worker = await startWorker([note]);
    const word = randomUUID();
    await db().$transaction((tx) => note.enqueue(tx, { word }));
    await vi.waitFor(() => expect(seen).toContain(word), 1000);
  });

  it('is one while another of its key waits, also for two who ask at once', async () => {
    const [word, other]: [string, string] = [randomUUID(), randomUUID()];
    const ask = (each: string) => db().$transaction((tx) => note.enqueue(tx, { word: each }, { key: each }));
    await Promise.all([ask(word), ask(word), ask(other)]);
    await ask(word);
    const waiting = (await words()).filter((each) => [word, other].includes(each.word));
    expect(waiting).toHaveLength(2);
  });

  it('refuses an input that its schema does not know', async () => {
    const wrong = db().$transaction((tx) => note.enqueue(tx, { word: 1 as never }));
    await expect(wrong).rejects.toThrow();
  });

  it('waits for an administrator after its last attempt, and goes again when told', async () => {
    refuse = true;
    const word = randomUUID();
    await db().$transaction((tx) => note.enqueue(tx, { word }));
    worker = await startWorker([note], { pollSeconds: 0.5 });
    const failed = await vi.waitFor(async () => {
      const found = (await failedJobs({ skip: 0, take: 10 })).find(({ reason }) => reason === `no ${word}`);
      expect(found).toMatchObject({ name: 'tests.note', attempts: 1 });
      return found;
    }, 5000);
    refuse = false;
    await db().$transaction((tx) => sendAgain(tx, 'tests.note', String(failed?.id)));
    await vi.waitFor(() => expect(seen).toContain(word), 5000);
  });

  it('that is being done is finished before the worker stops', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let done = false;
    const slow = noteJob(async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done = true;
    });
    await db().$transaction((tx) => note.enqueue(tx, { word: 'slow' }));
    const busy = await startWorker([slow]);
    await started;
    const stopped = busy.stop().then(() => expect(done).toBe(true));
    finish();
    await stopped;
  });
});
