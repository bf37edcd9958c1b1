import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { POST } from '@/app/api/mails/[id]/send/route';
import { db } from '@/lib/platform/db/client';
import { storedMail } from '@/tests/support/mail/stored-mail';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

function again(id: string) {
  return send(POST, { method: 'POST', path: `/mails/${id}/send`, params: { id }, bearer: admin.bearer });
}

function jobsOf(id: string) {
  return db().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'mail.deliver' AND data->>'id' = ${id}`;
}

it('puts a mail back into the queue and writes who did', async () => {
  const { id } = await storedMail({ state: 'uncertain', attemptId: randomUUID(), reason: 'lost' });
  expect(await again(id)).toMatchObject({ status: 200, body: { id } });
  expect(await db().mail.findUnique({ where: { id } })).toMatchObject({
    state: 'queued',
    attemptId: null,
    reason: null,
  });
  expect(await jobsOf(id)).toHaveLength(1);
  const audit = await db().auditEntry.findFirst({ where: { command: 'upkeep.send-mail-again', targetId: id } });
  expect(audit?.actorId).toBe(admin.actor.id);
});

it('does so once for two administrators at once', async () => {
  const { id } = await storedMail({ state: 'failed' });
  const answers = await Promise.all([again(id), again(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await jobsOf(id)).toHaveLength(1);
});

it('refuses a mail that is sent or on its way', async () => {
  for (const given of [
    { state: 'sent' },
    { state: 'queued' },
    { state: 'sending', attemptId: randomUUID() },
  ] as const) {
    const { id } = await storedMail(given);
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'mail.not-again' } });
  }
});

it('refuses a mail whose secrets are gone', async () => {
  const { id } = await storedMail({ state: 'bounced', secretNames: ['link'] });
  expect((await again(id)).body.code).toBe('mail.secrets-gone');
});

it('refuses a mail to an address that is not accepted', async () => {
  const { id, toAddress } = await storedMail({ state: 'suppressed' });
  await db().mailSuppression.create({ data: { address: toAddress.toLowerCase(), reason: '550' } });
  expect((await again(id)).body.code).toBe('mail.address-suppressed');
});

it('knows no mail that is not there', async () => {
  expect((await again(randomUUID())).body.code).toBe('MODEL_NOT_FOUND');
});
