import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as existsGET } from '@/app/api/BasesConhecimentoIA/[id]/exists/route';
import { DELETE, GET, POST } from '@/app/api/BasesConhecimentoIA/[id]/route';
import { storeContentImage } from '@/lib/courses/commands/store-content-image';
import { db, pool } from '@/lib/platform/db/client';
import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
});

type Topic = { id?: string; topico: string; sugestoes: string[]; body: string };
type Wire = { id: string; baseConhecimento: string; topicos: Topic[]; revision: number };

const asked = (id: string) => ({ path: `/BasesConhecimentoIA/${id}`, params: { id }, bearer: advisor.bearer });
const read = (id: string) => send(GET, asked(id));
const update = (id: string, body: unknown) => send(POST, { ...asked(id), method: 'POST', body });
const remove = (id: string) => send(DELETE, { ...asked(id), method: 'DELETE' });

async function opened() {
  const { id } = await storedBase();
  return (await read(id)).body as unknown as Wire;
}

function sent({ baseConhecimento, topicos, revision }: Wire) {
  return { baseConhecimento, topicos, revision };
}

describe('POST /BasesConhecimentoIA/{id}', () => {
  it('saves order, names and texts; a topic keeps its id, and a new one gets one', async () => {
    const base = await opened();
    const [first, second] = base.topicos as [Topic, Topic];
    const fresh = { topico: 'Novo', sugestoes: ['O quê?'], body: 'Isto.' };
    const renamed = { ...second, topico: first.topico };
    const { status, body } = await update(base.id, {
      ...sent(base),
      baseConhecimento: `${base.baseConhecimento} 2`,
      topicos: [fresh, { ...first, topico: second.topico }, renamed],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ baseConhecimento: `${base.baseConhecimento} 2`, revision: base.revision + 1 });
    const ids = (body.topicos as Topic[]).map(({ id }) => id);
    expect(ids.slice(1)).toEqual([first.id, second.id]);
    expect(body).toEqual((await read(base.id)).body);
  });

  it("publishes no mark of what was taken out of somebody's words, and then saves nothing", async () => {
    const base = await opened();
    const [first, second] = base.topicos as [Topic, Topic];
    const marked = { ...second, sugestoes: ['Sou [nome], e agora?'], body: 'Olá [nome]!' };
    const { status, body } = await update(base.id, { ...sent(base), topicos: [first, marked] });
    expect(status).toBe(422);
    expect(body.fields).toEqual([
      { path: 'topicos.1.sugestoes.0', code: 'personal-mark' },
      { path: 'topicos.1.body', code: 'personal-mark' },
    ]);
    expect((await read(base.id)).body).toEqual(base);
  });

  it('writes anew what search finds of the changed topic alone, and forgets the one that is gone', async () => {
    const base = await opened();
    const [first, second] = base.topicos as [Topic, Topic];
    const passageIds = async (sourceId = '') =>
      (await db().passage.findMany({ where: { sourceId } })).map(({ id }) => id);
    const before = await passageIds(first.id);
    const saved = await update(base.id, { ...sent(base), topicos: [first, { ...second, body: 'Tuplas não mudam.' }] });
    expect(await passageIds(first.id)).toEqual(before);
    expect(await db().passage.findMany({ where: { sourceId: second.id ?? '' } })).toMatchObject([
      { text: 'Tuplas não mudam.' },
    ]);
    await update(base.id, { ...sent(saved.body as unknown as Wire), topicos: [second] });
    expect(await passageIds(first.id)).toEqual([]);
  });

  it('refuses the second of two saves and keeps the first', async () => {
    const base = await opened();
    const saves = await Promise.all(
      ['Um', 'Dois'].map((baseConhecimento) =>
        update(base.id, { ...sent(base), baseConhecimento: `${base.baseConhecimento} ${baseConhecimento}` }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.body.code).toBe('request.changed-meanwhile');
    const { revision: _, ...late } = sent(base);
    expect((await update(base.id, late)).status).toBe(422);
  });

  it('gives a new topic the id that its form gave it', async () => {
    const base = await opened();
    const fresh = { id: randomUUID(), topico: 'Da tela', sugestoes: [], body: '' };
    const { body } = await update(base.id, { ...sent(base), topicos: [...base.topicos, fresh] });
    expect((body.topicos as Topic[]).at(-1)?.id).toBe(fresh.id);
  });

  it('takes no topic away from another base', async () => {
    const [base, other] = [await opened(), await opened()];
    const stolen = other.topicos[0] as Topic;
    const { status, body } = await update(base.id, { ...sent(base), topicos: [stolen] });
    expect(status).toBe(200);
    expect((body.topicos as Topic[])[0]?.id).not.toBe(stolen.id);
    expect((await read(other.id)).body).toEqual(other);
  });

  it('keeps the images that a topic names, and refuses one that was never uploaded', async () => {
    const base = await opened();
    const image = { width: 40, height: 30, channels: 3 as const, background: '#ff7900' };
    const file = new Uint8Array(await sharp({ create: image }).png().toBuffer());
    const { address } = await storeContentImage(advisor.actor, { file });
    const withImage = (named: string) => ({
      ...sent(base),
      topicos: [{ topico: 'Foto', body: `![Um robô](${named})` }],
    });
    const unknown = `/api/files/content-images/${'a'.repeat(43)}.webp`;
    expect(await update(base.id, withImage(unknown))).toMatchObject({ status: 422, body: { code: 'file.missing' } });
    expect((await update(base.id, withImage(address))).status).toBe(200);
    const key = address.replace('/api/files/', '');
    expect(await db().storedFile.findUnique({ where: { key } })).toMatchObject({ unusedSince: null });
  });

  it('announces the open pages when it commits', async () => {
    const base = await opened();
    const heard: string[] = [];
    const client = await pool().connect();
    client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await client.query('LISTEN catalogue');
    await update(base.id, sent(base));
    await client.query('SELECT 1');
    client.release(true);
    expect(heard).toEqual(['catalogue knowledge-base']);
  });
});

describe('DELETE /BasesConhecimentoIA/{id}', () => {
  it('takes the topics and their passages along', async () => {
    const base = await opened();
    expect(await remove(base.id)).toMatchObject({ status: 200, body: { count: 1 } });
    expect((await read(base.id)).status).toBe(404);
    const sourceId = { in: base.topicos.map(({ id }) => id ?? '') };
    expect(await db().passage.count({ where: { sourceId } })).toBe(0);
    expect((await remove(base.id)).status).toBe(404);
  });
});

describe('an id that no base has', () => {
  it.each(['nada', 'A/B', '00000000-0000-7000-8000-000000000000', "' OR 1=1"])('is not found: %s', async (id) => {
    const { name: baseConhecimento } = baseData();
    expect((await read(id)).status).toBe(404);
    expect((await update(id, { baseConhecimento, revision: 1 })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const { body } = await send(existsGET, {
      ...asked(id),
      path: `/BasesConhecimentoIA/${encodeURIComponent(id)}/exists`,
    });
    expect(body).toEqual({ exists: false });
  });
});
