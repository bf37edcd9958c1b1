import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { tidyMails } from '@/lib/platform/mail/tidy-mails';
import { letter } from '@/tests/support/mail/letter';

const link = 'https://school.example/new-password?token=s3cr3t-t0k3n';
const context = { signal: new AbortController().signal, lastAttempt: false };
const hourMs = 3600 * 1000;

async function held(): Promise<string> {
  const to = { address: `${randomUUID()}@casa.example` };
  const { id } = await db().$transaction((tx) =>
    sendMail(tx, { to, template: letter, language: 'en', data: { name: 'Ana', link } }),
  );
  await deliverMail([letter]).run({ id }, context);
  return id;
}

function stored(id: string) {
  return db().mail.findUnique({ where: { id } });
}

describe('without a mail server', () => {
  beforeAll(() => expect(env().SMTP_URL).toBeUndefined());

  it('a mail is kept with its links masked', async () => {
    const mail = await stored(await held());
    expect(mail).toMatchObject({ state: 'held', secrets: { link } });
    expect(`${mail?.html}${mail?.text}`).toContain('••••');
    expect(`${mail?.html}${mail?.text}${mail?.subject}`).not.toContain('s3cr3t');
  });

  it('the demo shows its links, whose logins are public anyway', async () => {
    Object.assign(env(), { DEMO: true });
    const mail = await stored(await held());
    Object.assign(env(), { DEMO: false });
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
  });
});

describe('tidying', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
  const tidy = () => tidyMails.run({}, context);

  it('leaves a doubt about mails that nobody settles', async () => {
    const id = await held();
    const recent = await held();
    const sending = { state: 'sending', attemptId: randomUUID() } as const;
    await db().mail.update({ where: { id }, data: { ...sending, stateAt: ago(2) } });
    await db().mail.update({ where: { id: recent }, data: sending });
    await tidy();
    expect(await stored(id)).toMatchObject({ state: 'uncertain' });
    expect(await stored(recent)).toMatchObject({ state: 'sending' });
  });

  it('wipes secrets after a day, but not of a mail that still waits', async () => {
    const [old, recent, waiting] = [await held(), await held(), await held()];
    await db().mail.update({ where: { id: old }, data: { stateAt: ago(25) } });
    await db().mail.update({ where: { id: waiting }, data: { state: 'queued', stateAt: ago(25) } });
    await tidy();
    expect((await stored(old))?.secrets).toBeNull();
    expect((await stored(recent))?.secrets).toEqual({ link });
    expect((await stored(waiting))?.secrets).toEqual({ link });
  });

  it('forgets mails after 90 days', async () => {
    const [old, recent] = [await held(), await held()];
    await db().mail.update({ where: { id: old }, data: { createdAt: ago(91 * 24) } });
    await db().mail.update({ where: { id: recent }, data: { createdAt: ago(89 * 24) } });
    await tidy();
    expect(await stored(old)).toBeNull();
    expect(await stored(recent)).not.toBeNull();
  });
});
