import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { acceptAddressAgain, sendMail, sendMailAgain } from '@/lib/platform/mail/send-mail';
import { letter } from '@/tests/support/mail/letter';
import { startMailServer } from '@/tests/support/mail/mail-server';

const server = await startMailServer();
const { manners, received, envelopes } = server;
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  MAIL_FROM: 'Escola São José <escola@school.example>',
  MAIL_REPLY_TO: 'secretaria@school.example',
});
afterAll(() => server.stop());
beforeEach(() => {
  received.length = 0;
  envelopes.length = 0;
  manners.hangUp = false;
});

const job = deliverMail([letter]);
const link = 'https://school.example/new-password?token=s3cr3t-t0k3n';

function posted(name = 'José Conceição', address = `${randomUUID()}@casa.example`) {
  return db().$transaction((tx) =>
    sendMail(tx, { to: { name, address }, template: letter, language: 'pt-BR', data: { name, link } }),
  );
}

function attempt(id: string, lastAttempt = false): Promise<unknown> {
  return job.run({ id }, { signal: new AbortController().signal, lastAttempt });
}

function stored(id: string) {
  return db().mail.findUniqueOrThrow({ where: { id } });
}

function again(id: string) {
  return db().$transaction((tx) => sendMailAgain(tx, id, new Date()));
}

describe('a mail', () => {
  it('arrives with both parts, its headers and its accents', async () => {
    const address = `${randomUUID()}@casa.example`;
    const { id } = await posted('José Conceição', address);
    await attempt(id);
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail?.subject).toBe('Redefinição de senha: José Conceição');
    expect(mail?.from).toMatchObject({ name: 'Escola São José', address: 'escola@school.example' });
    expect(mail?.replyTo).toMatchObject([{ address: 'secretaria@school.example' }]);
    expect(mail?.to).toMatchObject([{ name: 'José Conceição', address }]);
    expect(mail?.messageId).toBe(`<${id}@school.example>`);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('Coração, ação e pão de queijo — tudo certo.');
    expect(mail?.text).toContain(`Criar senha ${link}`);
    expect(mail?.text).toContain('Olá, José Conceição');
    expect(mail?.attachments).toEqual([]);
    expect(envelopes).toEqual([{ from: 'escola@school.example', to: [address] }]);
  });

  it('is sent once, however often its job runs', async () => {
    const { id } = await posted();
    await Promise.all([attempt(id), attempt(id)]);
    await attempt(id);
    expect(received).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent' });
  });

  it('leaves no secret behind once it is sent', async () => {
    const { id } = await posted();
    expect((await stored(id)).secrets).toEqual({ link });
    await attempt(id);
    const row = await stored(id);
    expect(row).toMatchObject({ state: 'sent', secrets: null, html: expect.stringContaining('••••') });
    expect(JSON.stringify(row)).not.toContain('s3cr3t');
    const jobs = await db().$queryRaw<unknown[]>`SELECT * FROM pgboss.job WHERE data::text LIKE '%s3cr3t%'`;
    expect(jobs).toEqual([]);
  });

  it('is there if and only if its command committed', async () => {
    const before = await db().mail.count();
    const lost = db().$transaction(async (tx) => {
      const to = { address: 'ana@casa.example' };
      await sendMail(tx, { to, template: letter, language: 'en', data: { name: 'Ana', link } });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await db().mail.count()).toBe(before);
    const { id } = await posted();
    const jobs = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'mail.deliver' AND data->>'id' = ${id}`;
    expect(jobs).toHaveLength(1);
  });

  it('takes no header from a name', async () => {
    const name = 'Ana\r\nBcc: todos@casa.example\r\n\r\n<b>oi</b>\u2028X-Evil: 1';
    const { id } = await posted(name);
    await attempt(id);
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.subject).toBe('Redefinição de senha: Ana Bcc: todos@casa.example <b>oi</b> X-Evil: 1');
    expect(envelopes[0]?.to).toHaveLength(1);
    expect(mail?.html).not.toContain('<b>oi</b>');
  });

  it.each([
    'ana@casa.example\r\nBcc: b@casa.example',
    'ana@casa.example, b@casa.example',
    'aña@casa.example',
    'ana@casa',
    '',
  ])('goes to no such address: %j', async (address) => {
    await expect(posted('Ana', address)).rejects.toThrow();
  });
});

describe('a refusal', () => {
  it('for now puts the mail back into the queue, and the next attempt sends it', async () => {
    manners.recipient.push({ code: 450, words: '4.2.0 greylisted, come back later' });
    const { id } = await posted();
    await expect(attempt(id)).rejects.toThrow('not taken yet');
    expect(await stored(id)).toMatchObject({
      state: 'queued',
      reason: expect.stringMatching(/^450/),
      secrets: { link },
    });
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, secrets: null });
    expect(received).toHaveLength(1);
  });

  it('of the content for now frees the mail that was claimed', async () => {
    manners.message.push({ code: 451, words: 'try later' });
    const { id } = await posted();
    await expect(attempt(id)).rejects.toThrow('not taken yet');
    expect(await stored(id)).toMatchObject({ state: 'queued', attemptId: null });
  });

  it('for now at the last attempt leaves the mail to an administrator', async () => {
    manners.recipient.push({ code: 450, words: 'never' });
    const { id } = await posted();
    await attempt(id, true);
    expect(await stored(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/never/) });
    await again(id);
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'sent' });
  });

  it('for good bounces; the address is not asked again until it is accepted again', async () => {
    manners.recipient.push({ code: 550, words: '5.1.1 nobody of that name' });
    const address = `Maria.${randomUUID()}@casa.example`;
    const { id } = await posted('Maria', address);
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'bounced', secrets: null });
    const connections = server.connections();
    const second = await posted('Maria', address.toLowerCase());
    await attempt(second.id);
    expect(await stored(second.id)).toMatchObject({ state: 'suppressed', reason: expect.stringMatching(/nobody/) });
    expect(server.connections()).toBe(connections);
    await db().$transaction((tx) => acceptAddressAgain(tx, address));
    const third = await posted('Maria', address);
    await attempt(third.id);
    expect(await stored(third.id)).toMatchObject({ state: 'sent' });
  });

  it('of the content for good bounces and suppresses nobody', async () => {
    manners.message.push({ code: 554, words: 'looks like spam' });
    const { id } = await posted();
    await attempt(id);
    const { state, toAddress } = await stored(id);
    expect(state).toBe('bounced');
    expect(await db().mailSuppression.findUnique({ where: { address: toAddress } })).toBeNull();
  });
});

describe('a doubt', () => {
  it('is left when the line breaks in the middle, and nothing is sent again by itself', async () => {
    manners.hangUp = true;
    const { id } = await posted();
    await attempt(id);
    manners.hangUp = false;
    expect(await stored(id)).toMatchObject({ state: 'uncertain' });
    await attempt(id);
    expect(received).toEqual([]);
  });

  it('ends when an administrator sends the mail again, under the same Message-ID', async () => {
    manners.hangUp = true;
    const { id } = await posted();
    await attempt(id);
    manners.hangUp = false;
    await again(id);
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'sent' });
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${id}@school.example>`]);
  });

  it('is left by a worker that claimed the mail and is gone', async () => {
    const { id } = await posted();
    await db().mail.update({ where: { id }, data: { state: 'sending', attemptId: randomUUID() } });
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'uncertain', reason: null });
    expect(received).toEqual([]);
  });

  it('ends when the worker that was thought gone says what became of it', async () => {
    manners.waitMs = 500;
    const { id } = await posted();
    const slow = attempt(id);
    await expect.poll(async () => (await stored(id)).state).toBe('sending');
    await attempt(id);
    expect(await stored(id)).toMatchObject({ state: 'uncertain' });
    await slow;
    manners.waitMs = 0;
    expect(await stored(id)).toMatchObject({ state: 'sent', secrets: null });
  });
});

it('keeps a mail whose template is gone waiting, then shows why it failed', async () => {
  const { id } = await posted();
  await db().mail.update({ where: { id }, data: { template: 'tests.gone' } });
  await expect(attempt(id)).rejects.toThrow('tests.gone');
  expect(await stored(id)).toMatchObject({ state: 'queued' });
  await expect(attempt(id, true)).rejects.toThrow('tests.gone');
  expect(await stored(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/tests\.gone/) });
});
