import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/chatgpt/save_encrypted_key/route';
import type { Tipo } from '@/lib/access/actor';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { unseal } from '@/lib/platform/secrets/sealed-text';
import { modelFor } from '@/lib/school-ai/queries/model-for';
import { testKey, withContact, withKey } from '@/tests/support/ai/school-keys';
import { startVendor, type Vendor } from '@/tests/support/ai/vendor';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

let vendor: Vendor;
const before = { ...env() };
beforeAll(async () => {
  vendor = await startVendor({ key: testKey });
});
afterAll(() => vendor.close());
beforeEach(() => Object.assign(env(), { AI_BASE_URL: vendor.baseUrl }));
afterEach(() => Object.assign(env(), { AI_PRIVATE_ADDRESSES: undefined, AI_MASTER_KEY_OLD: undefined }, before));

async function ready() {
  const { id } = await school();
  await withContact(id);
  return id;
}

type Sent = { body?: object; query?: string; tipo?: Tipo; of?: string | null; headers?: Record<string, string> };

async function save(schoolId: string, { body, query = '', tipo = 'escola', of = schoolId, headers = {} }: Sent) {
  const { bearer } = await signedIn(tipo, of);
  const path = `/chatgpt/save_encrypted_key?schoolId=${schoolId}${query}`;
  return send(POST, { method: 'POST', path, body, bearer, headers });
}

const stored = (schoolId: string) => db().schoolAiKey.findUnique({ where: { schoolId } });

async function opened(schoolId: string) {
  const { current } = masterKeys();
  const row = await stored(schoolId);
  return row && current && unseal(row.ciphertext, current, schoolId);
}

const fieldsOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
  (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

describe('POST /chatgpt/save_encrypted_key', () => {
  it('keeps the key of the body sealed, and the school is known to have one', async () => {
    const id = await ready();
    const saved = await save(id, { body: { plainKey: `  ${testKey}\n` } });
    expect(saved.body).toEqual({ exists: true, lastFour: '9876', tried: 'accepted' });
    expect(await opened(id)).toBe(testKey);
    expect(JSON.stringify(await stored(id))).not.toContain(testKey.slice(0, 12));
    expect((await db().school.findUniqueOrThrow({ where: { id } })).hasAiKey).toBe(true);
    expect(vendor.requests.at(-1)).toMatchObject({ method: 'GET', path: '/v1/models', key: testKey });
  });

  it('takes the key of the query, as the spec has it, and of the header that our server makes of it', async () => {
    const id = await ready();
    expect((await save(id, { query: `&plainKey=${testKey}` })).status).toBe(200);
    expect(await opened(id)).toBe(testKey);
    const other = await ready();
    expect((await save(other, { headers: { 'x-secret-query': encodeURIComponent(testKey) } })).status).toBe(200);
    expect(await opened(other)).toBe(testKey);
  });

  it('goes by the body where both are given', async () => {
    const id = await ready();
    expect((await save(id, { body: { plainKey: testKey }, query: '&plainKey=sk-of-the-query' })).status).toBe(200);
    expect(await opened(id)).toBe(testKey);
  });

  it('replaces the key of before, with its address and model', async () => {
    const id = await ready();
    await withKey(id, { key: 'sk-old-0000', baseUrl: 'https://old.example/v1' });
    expect((await save(id, { body: { plainKey: testKey, model: 'gpt-x', seesImages: false } })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ lastFour: '9876', baseUrl: null, model: 'gpt-x', seesImages: false });
  });

  it('says at the field that the key is refused, and keeps what was kept', async () => {
    const id = await ready();
    await withKey(id);
    const refused = await save(id, { body: { plainKey: 'sk-wrong-0123456789' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'school-ai.key-refused' } });
    expect(fieldsOf(refused)).toEqual(['plainKey ai-key-refused']);
    expect(JSON.stringify(refused.body)).not.toContain('sk-wrong');
    expect(await opened(id)).toBe(testKey);
  });

  it('keeps a key that nobody could be asked about, and says so', async () => {
    const id = await ready();
    Object.assign(env(), { AI_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect((await save(id, { body: { plainKey: testKey } })).body).toMatchObject({ tried: 'unreachable' });
    expect(await opened(id)).toBe(testKey);
  });

  it('keeps the key at once, and uses it once a contact stands', async () => {
    const { id } = await school();
    expect(await save(id, { query: `&plainKey=${testKey}` })).toMatchObject({ status: 200, body: { exists: true } });
    expect(await opened(id)).toBe(testKey);
    expect((await db().school.findUniqueOrThrow({ where: { id } })).hasAiKey).toBe(true);
    expect(await modelFor(id)).toBeNull();
    await withContact(id, { contactEmail: '' });
    expect(await modelFor(id)).toBeNull();
    await withContact(id);
    expect(await modelFor(id)).toMatchObject({ source: 'school', apiKey: testKey });
  });

  it.each([
    [{}, 'plainKey required'],
    [{ plainKey: 'short' }, 'plainKey too-short'],
    [{ plainKey: 'sk-with a space' }, 'plainKey ai-key-shape'],
    [{ plainKey: 'sk-line\r\nX-Evil: 1' }, 'plainKey ai-key-shape'],
    [{ plainKey: testKey, baseUrl: 'http://models.example/v1' }, 'baseUrl ai-address'],
    [{ plainKey: testKey, baseUrl: 'https://169.254.169.254/v1' }, 'baseUrl ai-address'],
    [{ plainKey: testKey, baseUrl: 'https://10.0.0.1/v1' }, 'baseUrl ai-address'],
  ])('refuses %o at its field', async (body, field) => {
    const id = await ready();
    const asked = vendor.requests.length;
    const refused = await save(id, { body });
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused)).toEqual([field]);
    expect(await stored(id)).toBeNull();
    expect(vendor.requests).toHaveLength(asked);
  });

  it('takes an address nearby where the deployment allows it, and tries the key there', async () => {
    const id = await ready();
    const [asked, body] = [vendor.requests.length, { plainKey: testKey, baseUrl: vendor.baseUrl }];
    expect((await save(id, { body })).status).toBe(422);
    expect(vendor.requests).toHaveLength(asked);
    Object.assign(env(), { AI_PRIVATE_ADDRESSES: true, AI_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect((await save(id, { body })).body).toMatchObject({ tried: 'accepted' });
    expect(await stored(id)).toMatchObject({ baseUrl: vendor.baseUrl });
  });

  it('keeps nothing without a master key', async () => {
    const id = await ready();
    Object.assign(env(), { AI_MASTER_KEY: undefined });
    const refused = await save(id, { body: { plainKey: testKey } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'school-ai.no-master-key' } });
  });

  it('tries twenty keys in ten minutes, and no more', async () => {
    const id = await ready();
    const { bearer } = await signedIn('escola', id);
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const path = `/chatgpt/save_encrypted_key?schoolId=${id}`;
      statuses.push((await send(POST, { method: 'POST', path, body: { plainKey: 'sk-wrong-key' }, bearer })).status);
    }
    expect([statuses[0], statuses[19], statuses[20]]).toEqual([422, 422, 429]);
  });

  it('is of the school and administrators alone; nobody else has a key tried', async () => {
    const [id, own] = [await ready(), await ready()];
    const asked = vendor.requests.length;
    const body = { plainKey: testKey };
    expect((await save(id, { body, of: own })).status).toBe(404);
    for (const tipo of ['aluno', 'instrutor', 'assessoria', 'somosselfieadmin', 'somosselfieproduto'] as const) {
      expect((await save(id, { body, tipo })).status, tipo).toBe(403);
    }
    const path = `/chatgpt/save_encrypted_key?schoolId=${id}`;
    expect((await send(POST, { method: 'POST', path, body })).status).toBe(401);
    expect(vendor.requests).toHaveLength(asked);
    expect((await save(id, { body, tipo: 'admin', of: null })).status).toBe(200);
  });

  it('enters no line of the log, kept or refused, by body or query', async () => {
    const id = await ready();
    const lines = (['info', 'warn', 'error', 'debug', 'trace', 'fatal'] as const).map((level) =>
      vi.spyOn(log(), level),
    );
    const replies = [
      await save(id, { body: { plainKey: testKey } }),
      await save(id, { query: `&plainKey=${testKey}` }),
      await save(id, { query: `&plainKey=${testKey}-wrong` }),
      await save(id, { body: { plainKey: testKey, baseUrl: 'nowhere' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 422, 422]);
    const said = JSON.stringify(lines.flatMap(({ mock }) => mock.calls));
    expect(said).toContain('school-ai.save-key');
    expect(`${said} ${JSON.stringify(replies)}`).not.toContain(testKey.slice(0, 12));
  });

  it('leaves the key in no row but its own, not even in the audit', async () => {
    const id = await ready();
    expect((await save(id, { body: { plainKey: testKey } })).status).toBe(200);
    const again = await save(id, { body: { plainKey: testKey }, headers: { 'idempotency-key': crypto.randomUUID() } });
    expect(again.body.code).toBe('request.key-not-taken');
    const audit = await db().auditEntry.findMany({ where: { targetId: id } });
    expect(audit.map(({ command }) => command)).toEqual(['school-ai.save-key']);
    const rows = JSON.stringify([audit, await db().idempotencyRecord.findMany()]);
    expect(rows).not.toContain(testKey.slice(0, 12));
  });
});
