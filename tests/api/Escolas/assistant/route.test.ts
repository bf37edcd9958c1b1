import { describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/Escolas/assistant/route';
import type { Tipo } from '@/lib/access/actor';
import { withKey } from '@/tests/support/ai/school-keys';
import { send } from '@/tests/support/send';
import { school, signedIn } from '@/tests/support/world';

const chosen = {
  revision: 0,
  contactName: 'Ana Direção',
  contactEmail: 'ana@escola.example',
  dailyAnswersMax: 250,
  speechForStudents: true,
};

async function change(schoolId: string, body: object, tipo: Tipo = 'escola', of: string | null = schoolId) {
  const { bearer } = await signedIn(tipo, of);
  return send(POST, { method: 'POST', path: '/Escolas/assistant', body: { schoolId, ...body }, bearer });
}

async function read(schoolId: string, tipo: Tipo = 'escola', of: string | null = schoolId) {
  const { bearer } = await signedIn(tipo, of);
  return send(GET, { path: `/Escolas/assistant?schoolId=${schoolId}`, bearer });
}

describe('POST /Escolas/assistant', () => {
  it('keeps what a school decides, and reads it back', async () => {
    const { id } = await school();
    const defaults = { contactName: '', contactEmail: '', dailyAnswersMax: 1000, speechForStudents: false };
    expect((await read(id)).body).toEqual({ schoolId: id, revision: 0, ...defaults });
    const saved = { schoolId: id, ...chosen, revision: 1 };
    expect((await change(id, chosen)).body).toEqual(saved);
    expect((await read(id, 'admin', null)).body).toEqual(saved);
  });

  it('refuses who opened the form before another save', async () => {
    const { id } = await school();
    await change(id, chosen);
    expect(await change(id, { ...chosen, dailyAnswersMax: 1 })).toMatchObject({
      status: 409,
      body: { code: 'request.changed-meanwhile' },
    });
    expect((await change(id, { ...chosen, revision: 1, dailyAnswersMax: 1 })).body).toMatchObject({ revision: 2 });
  });

  it('lets one of two at once win', async () => {
    const { id } = await school();
    const both = await Promise.all([change(id, chosen), change(id, chosen)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ contactEmail: 'ana@' }, 'contactEmail', 'email-shape'],
    [{ dailyAnswersMax: -1 }, 'dailyAnswersMax', 'too-small'],
    [{ dailyAnswersMax: 1.5 }, 'dailyAnswersMax', 'wrong-value'],
    [{ contactName: 'x'.repeat(121) }, 'contactName', 'too-long'],
  ])('refuses %o at its field', async (wrong, path, code) => {
    const { id } = await school();
    const { status, body } = await change(id, { ...chosen, ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toEqual([expect.objectContaining({ path, code })]);
  });

  it('keeps the contact while there is a key', async () => {
    const { id } = await school();
    await withKey(id);
    const { body } = await change(id, { ...chosen, revision: 1, contactName: ' ', contactEmail: '' });
    expect(body.fields).toEqual([
      { path: 'contactName', code: 'ai-contact-kept' },
      { path: 'contactEmail', code: 'ai-contact-kept' },
    ]);
  });

  it('is of the school and administrators alone', async () => {
    const [{ id: own }, { id }] = [await school(), await school()];
    expect((await change(id, chosen, 'escola', own)).status).toBe(404);
    expect((await read(id, 'escola', own)).status).toBe(404);
    for (const tipo of ['aluno', 'instrutor', 'assessoria', 'somosselfieadmin', 'somosselfieproduto'] as const) {
      expect((await change(id, chosen, tipo)).status, tipo).toBe(403);
      expect((await read(id, tipo)).status, tipo).toBe(403);
    }
    expect((await send(GET, { path: `/Escolas/assistant?schoolId=${id}` })).status).toBe(401);
    expect((await change(id, chosen, 'admin', null)).status).toBe(200);
  });
});
