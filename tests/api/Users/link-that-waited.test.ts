import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { POST as NEW } from '@/app/api/Users/newPassword/route';
import { sendPasswordLinks } from '@/lib/accounts/commands/send-password-links';
import { setLinkedPassword } from '@/lib/accounts/commands/set-linked-password';
import { passwordLinkMail } from '@/lib/accounts/mails/password-link';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { send } from '@/tests/support/send';
import { account } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const typed = { password: 'nova1234', confirmation: 'nova1234' };
const after = (minutes: number) => setClock(() => new Date(Date.now() + minutes * 60_000));

/** The mail that waits for the mail server, with a link for each of these many logins. */
async function waiting(logins = 1) {
  const email = `${randomUUID()}@demo.example`;
  for (let each = 0; each < logins; each += 1) await account('instrutor', undefined, undefined, { email });
  await sendPasswordLinks(null, { email, language: 'en' });
  const { id, secrets } = await db().mail.findFirstOrThrow({ where: { toAddress: email } });
  const addresses = (secrets as { addresses: string }).addresses.split('\n');
  return { id, tokens: addresses.map((address) => String(new URL(address).searchParams.get('token'))) };
}

/** There is no mail server here: what would leave is held. */
async function leaves(id: string) {
  const context = { signal: new AbortController().signal, lastAttempt: false };
  await deliverMail([passwordLinkMail]).run({ id }, context);
  return db().mail.findUniqueOrThrow({ where: { id } });
}

const statusOf = async (token: string | undefined) =>
  (await send(NEW, { method: 'POST', path: '/Users/newPassword', body: { token, ...typed } })).status;

it('a link to a new password lives for half an hour from when its mail leaves, however long that waited', async () => {
  const { id, tokens } = await waiting();
  after(3 * 60);
  await leaves(id);
  after(3 * 60 + 25);
  expect(await statusOf(tokens[0])).toBe(200);
  const late = await waiting();
  await leaves(late.id);
  after(4 * 60);
  expect(await statusOf(late.tokens[0])).toBe(410);
});

it('a mail says nothing of a link that opens nothing any more, and is not sent once none does', async () => {
  const { id, tokens } = await waiting(2);
  await setLinkedPassword(null, { token: String(tokens[0]), ...typed });
  const { state, text } = await leaves(id);
  expect({ state, links: text?.match(/•{8}/g)?.length }).toEqual({ state: 'held', links: 1 });
  await setLinkedPassword(null, { token: String(tokens[1]), ...typed });
  await db().mail.update({ where: { id }, data: { state: 'queued' } });
  expect(await leaves(id)).toMatchObject({ state: 'failed' });
});
