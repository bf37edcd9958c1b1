import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/chatgpt/encrypted_key_exists/route';
import type { Tipo } from '@/lib/access/actor';
import { withKey } from '@/tests/support/ai/school-keys';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

async function ask(schoolId: string, tipo: Tipo, of: string | null) {
  const { bearer } = await signedIn(tipo, of);
  return send(GET, { path: `/chatgpt/encrypted_key_exists?schoolId=${schoolId}`, bearer });
}

describe('GET /chatgpt/encrypted_key_exists', () => {
  it('tells the school and administrators, and nothing but yes or no', async () => {
    const [{ id: without }, { id }] = [await school(), await school()];
    await withKey(id);
    expect(await ask(without, 'escola', without)).toMatchObject({ status: 200, body: { exists: false } });
    expect((await ask(id, 'escola', id)).body).toEqual({ exists: true });
    expect((await ask(id, 'admin', null)).body).toEqual({ exists: true });
  });

  it('tells a neighbour the same as of a school that is not there', async () => {
    const [{ id: own }, { id }] = [await school(), await school()];
    await withKey(id);
    const [foreign, missing] = [await ask(id, 'escola', own), await ask(randomUUID(), 'escola', own)];
    for (const { status, body } of [foreign, missing]) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: 'MODEL_NOT_FOUND' });
    }
  });

  it.each(['aluno', 'instrutor', 'assessoria', 'somosselfieadmin', 'somosselfieproduto'] as const)(
    'refuses %s, of the school too',
    async (tipo) => {
      const { id } = await school();
      await withKey(id);
      expect((await ask(id, tipo, id)).status).toBe(403);
    },
  );

  it('refuses whoever is not signed in', async () => {
    const { id } = await school();
    expect((await send(GET, { path: `/chatgpt/encrypted_key_exists?schoolId=${id}` })).status).toBe(401);
  });
});
