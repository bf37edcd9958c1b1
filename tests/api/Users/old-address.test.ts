import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { POST as NEW } from '@/app/api/Users/newPassword/route';
import { hashOfSecret } from '@/lib/access/session';
import { updateOwnAccount } from '@/lib/accounts/commands/update-own-account';
import { updateUser } from '@/lib/accounts/commands/update-user';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let person: SignedIn;
let token: string;
const email = () => `${randomUUID()}@school.example`;
const before = email();
/** What a form of the login shows, whoever opens it. */
let shown: { name: string; photoUrl: null; revision: number };
beforeEach(async () => {
  person = await signedIn('instrutor');
  token = randomUUID();
  const { id, name } = person.actor;
  const { revision } = await db().account.update({ where: { id }, data: { email: before } });
  shown = { name, photoUrl: null, revision };
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  await db().passwordLink.create({ data: { accountId: id, tokenHash: hashOfSecret(token), ...times } });
});

const statusOfLink = async () =>
  (
    await send(NEW, {
      method: 'POST',
      path: '/Users/newPassword',
      body: { token, password: 'nova1234', confirmation: 'nova1234' },
    })
  ).status;

it('opens no login by the link that was sent to an address which its person has changed since', async () => {
  await updateOwnAccount(person.actor, { ...shown, email: email(), currentPassword: 'demo1234' });
  expect(await statusOfLink()).toBe(410);
});

it('opens none either where an administrator corrected the address', async () => {
  const admin = await signedIn('admin');
  await updateUser(admin.actor, { id: person.actor.id, active: true, ...shown, email: email() });
  expect(await statusOfLink()).toBe(410);
});

it('still opens the login whose address is the same in capitals', async () => {
  await updateOwnAccount(person.actor, { ...shown, email: before.toUpperCase() });
  expect(await statusOfLink()).toBe(200);
});
