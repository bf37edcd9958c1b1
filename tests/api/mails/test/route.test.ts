import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST } from '@/app/api/mails/test/route';
import { mails } from '@/app/mails';
import { db } from '@/lib/platform/db/client';
import { deliverMail } from '@/lib/platform/mail/deliver-mail';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

type Given = { address?: unknown; language?: string };

function ask(bearer: string, body: Given, key?: string) {
  const headers = key ? { 'idempotency-key': key } : undefined;
  return send(POST, { method: 'POST', path: '/mails/test', body, bearer, ...(headers && { headers }) });
}

describe('POST /mails/test', () => {
  it.each([
    [
      'pt-BR',
      'Teste de e-mail: as mensagens estão chegando',
      'Ver os e-mails enviados',
      'http://localhost:3000/adm/mail',
    ],
    ['en', 'E-mail test: messages are arriving', 'See sent e-mails', 'http://localhost:3000/en/adm/mail'],
  ])('writes a mail in %s, with a link to the outbox', async (language, subject, button, link) => {
    const { bearer, actor } = await signedIn('admin');
    const { status, body } = await ask(bearer, { address: 'eu@casa.example', language });
    expect(status).toBe(200);
    const id = String(body.id);
    await deliverMail(mails).run({ id }, { signal: new AbortController().signal, lastAttempt: false });
    const mail = await db().mail.findUniqueOrThrow({ where: { id } });
    expect(mail).toMatchObject({ toAddress: 'eu@casa.example', toName: actor.name, subject, state: 'held' });
    expect(mail.text).toContain(`${button} ${link}`);
    expect(mail.html).toContain(`lang="${language}"`);
  });

  it('sends one mail for a request that is repeated', async () => {
    const { bearer } = await signedIn('admin');
    const address = `${randomUUID()}@casa.example`;
    const key = randomUUID();
    const answers = await Promise.all([ask(bearer, { address }, key), ask(bearer, { address }, key)]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(await db().mail.count({ where: { toAddress: address } })).toBe(1);
  });

  it('refuses an address that is none, naming the character', async () => {
    const { bearer } = await signedIn('admin');
    const { status, body } = await ask(bearer, { address: 'josé@casa.example' });
    expect(status).toBe(422);
    const values = { character: 'é', position: 4 };
    expect(body.fields).toEqual([{ path: 'address', code: 'email-character', values }]);
    expect((await ask(bearer, { address: 'eu@casa.example\r\nBcc: b@c.example' })).status).toBe(422);
    expect((await ask(bearer, {})).status).toBe(422);
  });

  it('waits after five in ten minutes, those of one moment included, and each administrator for himself', async () => {
    const { bearer } = await signedIn('admin');
    const asked = Array.from({ length: 7 }, () => ask(bearer, { address: 'eu@casa.example' }));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(['mail.too-many-tests', 'mail.too-many-tests']);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(590);
    const other = await signedIn('admin');
    expect((await ask(other.bearer, { address: 'eu@casa.example' })).status).toBe(200);
  });
});
