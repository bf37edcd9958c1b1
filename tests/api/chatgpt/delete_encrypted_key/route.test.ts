import { describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/chatgpt/delete_encrypted_key/route';
import type { Tipo } from '@/lib/access/actor';
import { db } from '@/lib/platform/db/client';
import { withKey } from '@/tests/support/ai/school-keys';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

async function remove(schoolId: string, tipo: Tipo, of: string | null) {
  const { bearer } = await signedIn(tipo, of);
  return send(DELETE, { method: 'DELETE', path: `/chatgpt/delete_encrypted_key?schoolId=${schoolId}`, bearer });
}

const kept = (schoolId: string) => db().schoolAiKey.count({ where: { schoolId } });
const marked = async (id: string) => (await db().school.findUniqueOrThrow({ where: { id } })).hasAiKey;

describe('DELETE /chatgpt/delete_encrypted_key', () => {
  it('forgets the key, and the school is known to have none; a second time changes nothing', async () => {
    const { id } = await school();
    await withKey(id);
    for (const _ of [1, 2]) expect((await remove(id, 'escola', id)).body).toEqual({ exists: false });
    expect([await kept(id), await marked(id)]).toEqual([0, false]);
  });

  it('is an administrator’s too', async () => {
    const { id } = await school();
    await withKey(id);
    expect((await remove(id, 'admin', null)).status).toBe(200);
    expect(await kept(id)).toBe(0);
  });

  it('leaves the key where anybody else asks', async () => {
    const [{ id: own }, { id }] = [await school(), await school()];
    await withKey(id);
    expect((await remove(id, 'escola', own)).status).toBe(404);
    for (const tipo of ['aluno', 'instrutor', 'assessoria', 'somosselfieadmin', 'somosselfieproduto'] as const) {
      expect((await remove(id, tipo, id)).status, tipo).toBe(403);
    }
    const path = `/chatgpt/delete_encrypted_key?schoolId=${id}`;
    expect((await send(DELETE, { method: 'DELETE', path })).status).toBe(401);
    expect([await kept(id), await marked(id)]).toEqual([1, true]);
  });
});
