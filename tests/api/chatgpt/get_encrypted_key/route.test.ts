import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/chatgpt/get_encrypted_key/route';
import type { Tipo } from '@/lib/access/actor';
import { testKey, withContact, withKey } from '@/tests/support/ai/school-keys';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

async function ask(schoolId: string, tipo: Tipo, of: string | null) {
  const { bearer } = await signedIn(tipo, of);
  return send(GET, { path: `/chatgpt/get_encrypted_key?schoolId=${schoolId}`, bearer });
}

describe('GET /chatgpt/get_encrypted_key', () => {
  it('gives the sealed text to the school and to administrators', async () => {
    const { id } = await school();
    const { ciphertext, masterKeyId } = await withKey(id);
    for (const [tipo, of] of [
      ['escola', id],
      ['admin', null],
    ] as const) {
      const { status, body } = await ask(id, tipo, of);
      expect(status).toBe(200);
      expect(body).toEqual({ ciphertext, masterKeyId });
      expect(JSON.stringify(body)).not.toContain(testKey.slice(0, 12));
    }
  });

  it('knows none where none was saved', async () => {
    const { id } = await school();
    await withContact(id);
    expect((await ask(id, 'escola', id)).status).toBe(404);
  });

  it('gives it to nobody else', async () => {
    const [{ id: own }, { id }] = [await school(), await school()];
    await withKey(id);
    expect((await ask(id, 'escola', own)).status).toBe(404);
    for (const tipo of ['aluno', 'instrutor', 'assessoria', 'somosselfieadmin', 'somosselfieproduto'] as const) {
      expect((await ask(id, tipo, id)).status, tipo).toBe(403);
    }
    expect((await send(GET, { path: `/chatgpt/get_encrypted_key?schoolId=${id}` })).status).toBe(401);
  });
});
