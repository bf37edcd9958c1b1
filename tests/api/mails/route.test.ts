import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readOne } from '@/app/api/mails/[id]/route';
import { GET } from '@/app/api/mails/route';
import { db } from '@/lib/platform/db/client';
import { storedMail } from '@/tests/support/mail/stored-mail';
import { type Answer, send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

function list(query = ''): Promise<Answer> {
  return send(GET, { path: `/mails${query}`, bearer: admin.bearer });
}

function read(id: string): Promise<Answer> {
  return send(readOne, { path: `/mails/${id}`, params: { id }, bearer: admin.bearer });
}

function ids({ body }: Answer): string[] {
  return (body.items as { id: string }[]).map(({ id }) => id);
}

describe('GET /mails', () => {
  it('tells who was written to, about what, when, and what became of it, the newest first', async () => {
    const older = await storedMail({ createdAt: new Date('2026-11-01T12:00:00Z') });
    const { id, toAddress, subject } = await storedMail({ state: 'sent' });
    const answer = await list();
    expect(answer.status).toBe(200);
    const items = answer.body.items as { id: string }[];
    const found = items.find((item) => item.id === id);
    expect(found).toEqual({ id, to: toAddress, subject, state: 'sent', createdAt: expect.any(String) });
    expect(ids(answer).indexOf(id)).toBeLessThan(ids(answer).indexOf(older.id));
  });

  it('finds by state, recipient and subject', async () => {
    const [bounced, sent] = [await storedMail({ state: 'bounced' }), await storedMail({ state: 'sent' })];
    const byState = ids(await list('?state=bounced'));
    expect(byState).toContain(bounced.id);
    expect(byState).not.toContain(sent.id);
    expect(ids(await list(`?search=${sent.toAddress.toUpperCase()}`))).toEqual([sent.id]);
    expect(ids(await list(`?search=${encodeURIComponent(bounced.subject)}`))).toEqual([bounced.id]);
    expect(ids(await list(`?search=${bounced.toAddress}&state=sent`))).toEqual([]);
    expect((await list('?state=lost')).status).toBe(422);
  });

  it('comes in pages of 25', async () => {
    await Promise.all(Array.from({ length: 26 }, () => storedMail({ subject: 'paged' })));
    const [first, second] = [await list('?search=paged'), await list('?search=paged&page=2')];
    expect([ids(first).length, ids(second).length, first.body.total]).toEqual([25, 1, 26]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(26);
  });
});

describe('GET /mails/{id}', () => {
  it('shows the mail as drawn, and nothing of its secrets', async () => {
    const mail = await storedMail({ secretNames: ['link'], secrets: { link: 's3cr3t' }, reason: '450 later' });
    const { status, body } = await read(mail.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ html: '<p>Oi</p>', text: 'Oi', reason: '450 later', again: 'not-again' });
    expect(JSON.stringify(body)).not.toContain('s3cr3t');
  });

  it('says whether it may be sent again, and whether the address is refused', async () => {
    const { id, toAddress: address } = await storedMail({ state: 'bounced', toAddress: 'Ana.Lia@casa.example' });
    expect((await read(id)).body).toMatchObject({ again: 'possible', suppressedAt: null });
    await db().mailSuppression.create({ data: { address: address.toLowerCase(), reason: '550' } });
    expect((await read(id)).body).toMatchObject({ again: 'address-suppressed', suppressedAt: expect.any(String) });
  });

  it('knows no other', async () => {
    expect((await read('0199aaaa-0000-7000-8000-000000000000')).body.code).toBe('MODEL_NOT_FOUND');
    expect((await read('nothing')).status).toBe(422);
  });
});
