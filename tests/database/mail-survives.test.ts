import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { prepareQueues } from '@/lib/platform/jobs/queues';
import { startWorker } from '@/lib/platform/jobs/worker';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { passSilence } from '@/tests/support/jobs/pass-silence';
import { letter } from '@/tests/support/mail/letter';
import { startMailServer } from '@/tests/support/mail/mail-server';

const server = await startMailServer();
process.env.SMTP_URL = `smtp://127.0.0.1:${server.port}`;
const missedAfterSeconds = 10;
const job = deliverMail([letter]);

beforeAll(() => prepareQueues(String(process.env.DATABASE_URL), [job], missedAfterSeconds));
afterAll(() => server.stop());

function posted(): Promise<{ id: string }> {
  const to = { address: `${randomUUID()}@casa.example` };
  const data = { name: 'Ana', link: 'https://school.example/x' };
  return db().$transaction((tx) => sendMail(tx, { to, template: letter, language: 'pt-BR', data }));
}

async function stateOf(id: string): Promise<string> {
  return (await db().mail.findUniqueOrThrow({ where: { id } })).state;
}

function jobStates(id: string): Promise<{ state: string }[]> {
  return db().$queryRaw`SELECT state::text FROM pgboss.job WHERE name = 'mail.deliver' AND data->>'id' = ${id}`;
}

it('is refused for now, waits, and is delivered by a worker', { timeout: 60_000 }, async () => {
  server.manners.recipient.push({ code: 450, words: 'greylisted' });
  const { id } = await posted();
  const worker = await startWorker([job], { pollSeconds: 0.5 });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'), { timeout: 45_000, interval: 200 });
  await worker.stop();
  expect(server.received).toHaveLength(1);
  server.received.length = 0;
});

it('is not sent twice when its worker is killed between the claim and the answer', { timeout: 90_000 }, async () => {
  // The server has the whole mail and thinks about it: the worker dies without knowing that it was taken.
  server.manners.waitMs = 3000;
  const before = server.arrived();
  const { id } = await posted();
  const child = fork('tests/support/mail/to-be-killed.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  await vi.waitFor(() => expect(server.arrived()).toBe(before + 1), { timeout: 30_000, interval: 50 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await stateOf(id)).toBe('sending');
  await passSilence(missedAfterSeconds);
  await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(1);

  const worker = await startWorker([job], { monitorSeconds: 1, pollSeconds: 1 });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('uncertain'), { timeout: 60_000, interval: 500 });
  await vi.waitFor(async () => expect(await jobStates(id)).toEqual([{ state: 'completed' }]), 20_000);
  await worker.stop();
  expect(server.received).toHaveLength(1);
});
