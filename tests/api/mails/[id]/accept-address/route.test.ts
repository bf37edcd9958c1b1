import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST } from '@/app/api/mails/[id]/accept-address/route';
import { db } from '@/lib/platform/db/client';
import { storedMail } from '@/tests/support/mail/stored-mail';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

async function accept(id: string) {
  const { bearer } = await signedIn('admin');
  return send(POST, { method: 'POST', path: `/mails/${id}/accept-address`, params: { id }, bearer });
}

it('lifts the suppression of the address alone, however it is written, as often as it is asked', async () => {
  const name = randomUUID();
  const { id } = await storedMail({ state: 'suppressed', toAddress: `${name.toUpperCase()}@Casa.example` });
  const [address, other] = [`${name}@casa.example`, `${randomUUID()}@casa.example`];
  await db().mailSuppression.createMany({ data: [address, other].map((each) => ({ address: each, reason: '550' })) });
  expect(await accept(id)).toMatchObject({ status: 200, body: { id } });
  expect((await accept(id)).status).toBe(200);
  expect(await db().mailSuppression.findMany({ where: { address: { in: [address, other] } } })).toMatchObject([
    { address: other },
  ]);
});

it('knows no mail that is not there', async () => {
  expect((await accept(randomUUID())).body.code).toBe('MODEL_NOT_FOUND');
});
