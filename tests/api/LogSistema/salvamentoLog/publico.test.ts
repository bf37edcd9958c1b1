import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/LogSistema/salvamentoLog/publico/route';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { clientAddressHeader } from '@/lib/platform/http/client-address';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

afterEach(() => setClock(undefined));

const record = { login: 'ana', tipo: 'aluno', info: 'at Panel', accessToken: '' };

function tell(body: unknown, headers: Record<string, string> = { [clientAddressHeader]: randomUUID() }) {
  return send(POST, { method: 'POST', path: '/LogSistema/salvamentoLog/publico', body, headers });
}

const storedOf = (mark: string) => db().clientError.findFirst({ where: { message: { contains: mark } } });

describe('POST /LogSistema/salvamentoLog/publico', () => {
  it('takes the spec’s five fields from whoever is signed out and keeps no token, login or name', async () => {
    const { actor } = await signedIn('aluno');
    const mark = `broken${randomUUID().replaceAll(/[\d-]/g, '')}`;
    const accessToken = actor.publicReference;
    const error = `${mark} for ${actor.name}, ${actor.login}, ana@escola.example`;
    const { status, body } = await tell({
      ...record,
      login: 'pedrinho',
      error,
      info: `pedrinho at Panel`,
      accessToken,
    });
    expect([status, body]).toEqual([200, { received: true }]);
    const kept = await storedOf(mark);
    expect(kept).toMatchObject({ tipo: 'aluno', info: '… at Panel' });
    const text = JSON.stringify(kept);
    for (const secret of [accessToken, actor.login, actor.name, 'pedrinho', 'escola.example']) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps nothing that opens a session, wherever a library put it into its message', async () => {
    const mark = randomUUID().replaceAll(/[\d-]/g, '');
    const opening = ['0a1B2c3D4e5F', 'cookieValue77', 'queryToken88'];
    const [bearer, cookie, token] = opening;
    const error = `${mark} 401 for Bearer ${bearer}`;
    await tell({ ...record, error, info: `session=${cookie}; at /x?access_token=${token}` });
    const kept = JSON.stringify(await storedOf(mark));
    for (const secret of opening) expect(kept).not.toContain(secret);
  });

  it('is one cause for errors that differ in their numbers', async () => {
    const mark = randomUUID().replaceAll(/[\d-]/g, '');
    await tell({ ...record, error: `${mark} row 12` });
    await tell({ ...record, error: `${mark} row 345` });
    const rows = await db().clientError.findMany({ where: { message: { startsWith: mark } } });
    expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect(rows).toHaveLength(2);
  });

  it('cuts what is long', async () => {
    const mark = randomUUID().replaceAll(/[\d-]/g, '');
    const { status } = await tell({ ...record, error: `${mark}${'x'.repeat(9000)}`, info: 'y '.repeat(9000) });
    expect(status).toBe(200);
    const kept = await storedOf(mark);
    expect(kept?.message).toHaveLength(500);
    expect(kept?.info).toHaveLength(6000);
  });

  it('cuts even what is longer than any form, and refuses what no error is', async () => {
    const mark = randomUUID().replaceAll(/[\d-]/g, '');
    const long = { login: 'l'.repeat(300), tipo: 't'.repeat(100), accessToken: 'a'.repeat(300) };
    const told = await tell({ ...long, error: `${mark}${'x'.repeat(100_000)}`, info: 'y '.repeat(200_000) });
    expect(told.status).toBe(200);
    expect(await storedOf(mark)).toMatchObject({ tipo: null });
    expect((await tell({ ...record, error: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('knows no tipo but ours, and writes no audit entry', async () => {
    const mark = randomUUID().replaceAll(/[\d-]/g, '');
    await tell({ ...record, tipo: 'root', error: mark });
    expect((await storedOf(mark))?.tipo).toBeNull();
    expect(await db().auditEntry.count({ where: { command: 'upkeep.report-client-error' } })).toBe(0);
  });

  it('takes twenty of one browser in ten minutes, from wherever they come, and more afterwards', async () => {
    const body = { ...record, error: 'again', accessToken: randomUUID() };
    for (let n = 0; n < 20; n += 1) expect((await tell(body)).status).toBe(200);
    const refused = await tell(body);
    expect(refused.body.code).toBe('request.too-many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    setClock(() => new Date(Date.now() + 601_000));
    expect((await tell(body)).status).toBe(200);
  });

  it('takes a hundred and twenty of one address, whoever they say they are', async () => {
    const from = { [clientAddressHeader]: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => tell({ ...record, error: 'flood', accessToken: randomUUID() }, from)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
