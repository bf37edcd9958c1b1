import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver } from '@/lib/platform/mail/hand-over';
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server';

const message = {
  from: 'no-reply@school.example',
  to: 'ana@casa.example',
  bytes: Buffer.from('Subject: Oi\r\n\r\nOi.\r\n'),
};
const taken = async () => true;

let server: MailServer | undefined;
afterEach(() => server?.stop());

async function started(...given: Parameters<typeof startMailServer>): Promise<MailServer> {
  server = await startMailServer(...given);
  return server;
}

describe('the encrypted line', () => {
  const startTls = { disabledCommands: [] };
  // The server warns that everybody knows its certificate: here that is the point of it.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is refused by STARTTLS when nobody vouches for the certificate, before the mail is claimed', async () => {
    const { port, received } = await started(startTls);
    const { outcome, claimed } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toMatchObject({ result: 'again', reason: expect.stringMatching(/certificate/) });
    expect(claimed).toBe(false);
    expect(received).toEqual([]);
  });

  it('is taken by STARTTLS when the address says that the certificate need not be known', async () => {
    const { port, received } = await started(startTls);
    const url = `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect(await handOver(url, message, taken)).toMatchObject({ outcome: { result: 'sent' }, claimed: true });
    expect(received).toHaveLength(1);
  });

  it('is there from the first byte with smtps, under the same rule', async () => {
    const { port, received } = await started({ secure: true });
    const refused = await handOver(`smtps://127.0.0.1:${port}`, message, taken);
    expect(refused.outcome).toMatchObject({ result: 'again', reason: expect.stringMatching(/certificate/) });
    const url = `smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect((await handOver(url, message, taken)).outcome).toMatchObject({ result: 'sent' });
    expect(received).toHaveLength(1);
  });

  it('is demanded where a password is sent, unless the address says otherwise', async () => {
    const asked: string[] = [];
    const { port } = await started({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username = '' }, _, done) => {
        asked.push(username);
        done(null, { user: username });
      },
    });
    const url = `smtp://escola:segredo@127.0.0.1:${port}`;
    expect((await handOver(url, message, taken)).outcome).toMatchObject({ result: 'again' });
    expect(asked).toEqual([]);
    expect((await handOver(`${url}?requireTLS=false`, message, taken)).outcome).toMatchObject({ result: 'sent' });
    expect(asked).toEqual(['escola']);
  });
});

describe('a refusal', () => {
  it('of our password is tried again: an administrator mends it meanwhile', async () => {
    const { port } = await started({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    });
    const url = `smtp://escola:errada@127.0.0.1:${port}?requireTLS=false`;
    expect((await handOver(url, message, taken)).outcome).toMatchObject({ result: 'again' });
  });

  it.each([
    [{ code: 550, words: '5.1.1 nobody of that name' }, true],
    [{ code: 550, words: 'No such user here' }, true],
    [{ code: 550, words: '5.7.1 relaying denied' }, false],
    [{ code: 552, words: '5.2.2 mailbox full' }, false],
  ])('of the recipient bounces: %o; nobody there: %s', async (refusal, nobodyThere) => {
    const { port, manners } = await started();
    manners.recipient.push(refusal);
    const { outcome, claimed } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toEqual({ result: 'bounced', reason: `${refusal.code} ${refusal.words}`, nobodyThere });
    expect(claimed).toBe(false);
  });

  it('of the content bounces and says nothing of the address', async () => {
    const { port, manners } = await started();
    manners.message.push({ code: 550, words: 'looks like spam' });
    const { outcome } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toMatchObject({ result: 'bounced', nobodyThere: false });
  });

  it.each(['recipient', 'sender', 'message'] as const)('for now, of the %s, is tried again', async (whose) => {
    const { port, manners } = await started();
    manners[whose].push({ code: 450, words: '4.2.0 greylisted' });
    const { outcome } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toEqual({ result: 'again', reason: '450 4.2.0 greylisted' });
  });
});

describe('a bad line', () => {
  it('that nobody answers is tried again', async () => {
    const { port, stop } = await startMailServer();
    await stop();
    const { outcome, claimed } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toMatchObject({ result: 'again', reason: expect.stringMatching(/ECONNREFUSED/) });
    expect(claimed).toBe(false);
  });

  it('that is slow is waited for, as long as the address allows', async () => {
    const { port, manners, received } = await started();
    manners.waitMs = 700;
    expect((await handOver(`smtp://127.0.0.1:${port}`, message, taken)).outcome).toMatchObject({ result: 'sent' });
    const impatient = await handOver(`smtp://127.0.0.1:${port}?socketTimeout=200`, message, taken);
    // The server took it after we had gone: just this is why nobody may send it again by himself.
    expect(impatient.outcome).toMatchObject({ result: 'uncertain' });
    await expect.poll(() => received.length).toBe(2);
  });

  it('that is slow before the content is tried again', async () => {
    const { port } = await started({ onMailFrom: (_, __, done) => void setTimeout(done, 2000) });
    const { outcome } = await handOver(`smtp://127.0.0.1:${port}?socketTimeout=200`, message, taken);
    expect(outcome).toMatchObject({ result: 'again' });
  });

  it('that breaks while the content is on its way leaves a doubt', async () => {
    const { port, manners } = await started();
    manners.hangUp = true;
    const { outcome, claimed } = await handOver(`smtp://127.0.0.1:${port}`, message, taken);
    expect(outcome).toMatchObject({ result: 'uncertain' });
    expect(claimed).toBe(true);
  });
});

it('sends nothing when another worker has claimed the mail', async () => {
  const { port, received } = await started();
  const lost = await handOver(`smtp://127.0.0.1:${port}`, message, async () => false);
  expect(lost).toEqual({ outcome: undefined, claimed: false });
  expect(received).toEqual([]);
});

it('sends nothing when the claim cannot be written', async () => {
  const { port, received } = await started();
  const { outcome } = await handOver(`smtp://127.0.0.1:${port}`, message, () =>
    Promise.reject(new Error('no database')),
  );
  expect(outcome).toMatchObject({ result: 'again' });
  expect(received).toEqual([]);
});
