import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce } from '@/lib/platform/cache/catalogue';
import { setHearing } from '@/lib/platform/cache/remembered';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { masterKeys } from '@/lib/platform/secrets/master-keys';
import { masterKey } from '@/lib/platform/secrets/sealed-text';
import { deleteKey } from '@/lib/school-ai/commands/delete-key';
import { resealKeys } from '@/lib/school-ai/jobs/reseal-keys';
import { modelFor, schoolAiTerms } from '@/lib/school-ai/queries/model-for';
import { testKey, withContact, withKey } from '@/tests/support/ai/school-keys';
import { school, signedIn } from '@/tests/support/world';

const before = { ...env() };
afterEach(() => {
  setHearing(false);
  Object.assign(env(), { AI_API_KEY: undefined, AI_MASTER_KEY_OLD: undefined, AI_PRIVATE_ADDRESSES: false }, before);
});

const context = { signal: new AbortController().signal, lastAttempt: false };

describe('the model that answers a school', () => {
  it('is its own, else the product’s, else none', async () => {
    const { id } = await school();
    expect(await modelFor(id)).toBeNull();
    expect(await modelFor(null)).toBeNull();
    Object.assign(env(), { AI_API_KEY: 'sk-of-the-product' });
    const products = { source: 'product', apiKey: 'sk-of-the-product', model: 'gpt-4.1-mini', seesImages: true };
    expect(await modelFor(id)).toMatchObject(products);
    await withKey(id);
    const own = { source: 'school', apiKey: testKey, baseUrl: env().AI_BASE_URL, reach: 'configured' };
    expect(await modelFor(id)).toMatchObject(own);
    expect(await modelFor(null)).toMatchObject(products);
  });

  it('goes to an address of the school only where typed addresses may lead', async () => {
    const { id } = await school();
    await withKey(id, { baseUrl: 'https://models.example/v1' });
    expect(await modelFor(id)).toMatchObject({ baseUrl: 'https://models.example/v1', reach: 'public' });
    Object.assign(env(), { AI_PRIVATE_ADDRESSES: true });
    expect(await modelFor(id)).toMatchObject({ reach: 'private' });
  });

  it('is not a key that was changed, or sealed for another school, or with a lost master key', async () => {
    const warn = vi.spyOn(log(), 'warn');
    const [{ id }, { id: other }] = [await school(), await school()];
    const { ciphertext } = await withKey(id);
    await withKey(other);
    const broken = [
      `${ciphertext.slice(0, -2)}AA`,
      '',
      'sk-plain',
      (await db().schoolAiKey.findUniqueOrThrow({ where: { schoolId: other } })).ciphertext,
    ];
    for (const text of broken) {
      await db().schoolAiKey.update({ where: { schoolId: id }, data: { ciphertext: text } });
      expect(await modelFor(id)).toBeNull();
    }
    await withKey(id, { master: masterKey('lost'.repeat(10)) });
    expect(await modelFor(id)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(5);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('sk-');
  });

  it('is remembered until a change is announced', async () => {
    const { id } = await school();
    await withKey(id);
    setHearing(true);
    expect(await modelFor(id)).toMatchObject({ apiKey: testKey });
    await db().schoolAiKey.deleteMany({ where: { schoolId: id } });
    expect(await modelFor(id)).toMatchObject({ apiKey: testKey });
    await db().$transaction((tx) => announce(tx, 'school-ai'));
    expect(await modelFor(id)).toBeNull();
  });

  it('is followed at once by whoever deletes the key', async () => {
    const { id } = await school();
    await withKey(id);
    setHearing(true);
    expect(await modelFor(id)).not.toBeNull();
    await deleteKey((await signedIn('escola', id)).actor, { schoolId: id });
    expect(await modelFor(id)).toBeNull();
  });

  it('comes with the terms of the school', async () => {
    const { id } = await school();
    expect(await schoolAiTerms(id)).toEqual({ contactName: '', contactEmail: '', speechForStudents: false });
    await withContact(id);
    expect(await schoolAiTerms(id)).toMatchObject({ contactName: 'Ana Direção', contactEmail: 'ana@escola.example' });
  });
});

describe('another master key', () => {
  it('reads the keys under the old one, seals them anew, and then needs the old one no more', async () => {
    const { id } = await school();
    const { ciphertext } = await withKey(id);
    const { current: old } = masterKeys();
    const AI_MASTER_KEY = 'the-next-master-key-0123456789-0123456789';
    Object.assign(env(), { AI_MASTER_KEY, AI_MASTER_KEY_OLD: env().AI_MASTER_KEY });
    expect(await modelFor(id)).toMatchObject({ apiKey: testKey });
    for (const _ of [1, 2]) await resealKeys.run({}, context);
    const row = await db().schoolAiKey.findUniqueOrThrow({ where: { schoolId: id } });
    expect(row.masterKeyId).toBe(masterKey(AI_MASTER_KEY).id);
    expect(row.masterKeyId).not.toBe(old?.id);
    expect(row.ciphertext).not.toBe(ciphertext);
    Object.assign(env(), { AI_MASTER_KEY_OLD: undefined });
    expect(await modelFor(id)).toMatchObject({ apiKey: testKey });
    // The rows of other tests stand under the new one as well now.
    await db().schoolAiKey.deleteMany({ where: { masterKeyId: row.masterKeyId } });
  });
});
