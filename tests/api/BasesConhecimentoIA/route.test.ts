import { beforeAll, describe, expect, it } from 'vitest';
import { GET as topics } from '@/app/api/BasesConhecimentoIA/recuperarTopicosBases/route';
import { GET, PUT } from '@/app/api/BasesConhecimentoIA/route';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { baseData, storedBase } from '@/tests/support/knowledge/stored-base';
import { send } from '@/tests/support/send';
import { type SignedIn, signedIn } from '@/tests/support/world';

let advisor: SignedIn;
let pupil: SignedIn;
beforeAll(async () => {
  advisor = await signedIn('assessoria');
  pupil = await signedIn('aluno');
});

function wire({ name, topics: told, ...rest }: ReturnType<typeof baseData>) {
  const topicos = told.map(({ topic, suggestions, body }) => ({ topico: topic, sugestoes: suggestions, body }));
  return { baseConhecimento: name, topicos, ...rest };
}

const insert = (body: unknown) =>
  send(PUT, { method: 'PUT', path: '/BasesConhecimentoIA', body, bearer: advisor.bearer });

describe('PUT /BasesConhecimentoIA', () => {
  it('stores the base with the wire names of the spec, its topics in their order', async () => {
    const data = wire(baseData());
    const { status, body } = await insert(data);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ baseConhecimento: data.baseConhecimento, origin: 9, revision: 1 });
    expect(body.topicos).toMatchObject(data.topicos);
    const stored = await db().knowledgeTopic.findMany({
      where: { baseId: String(body.id) },
      orderBy: { position: 'asc' },
    });
    expect(stored.map(({ name }) => name)).toEqual(data.topicos.map(({ topico }) => topico));
  });

  it('refuses half a character, which no text of the database can hold', async () => {
    const data = wire(baseData());
    const [first] = data.topicos;
    const { status, body } = await insert({ ...data, topicos: [{ ...first, sugestoes: ['O que \ud83d é isto?'] }] });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: [{ path: 'topicos.0.sugestoes.0', code: 'unreadable-character' }],
    });
  });

  it("publishes no mark of what was taken out of somebody's words", async () => {
    const data = wire(baseData());
    const [first] = data.topicos;
    const { status, body } = await insert({ ...data, topicos: [{ ...first, body: 'Olá [nome]!' }] });
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ path: 'topicos.0.body', code: 'personal-mark' }]);
    expect(await db().knowledgeBase.count({ where: { name: data.baseConhecimento } })).toBe(0);
  });

  it('writes what search finds, a passage a section with the address of its heading', async () => {
    const { body } = await insert(wire(baseData()));
    const [first] = body.topicos as { id: string; topico: string }[];
    const passages = await db().passage.findMany({
      where: { sourceId: first?.id ?? '' },
      orderBy: { position: 'asc' },
    });
    expect(passages).toMatchObject([
      {
        heading: '',
        text: 'Como repito?\nUm laço repete.',
        address: `/knowledgebase/${first?.id}`,
        title: first?.topico,
      },
      { heading: 'Para sempre', text: 'Sem parar.', address: `/knowledgebase/${first?.id}#text-para-sempre` },
    ]);
  });

  it('gives a fixed base its own id, once, and only with its kind', async () => {
    const { id } = fixedBases.robotics;
    const fixed = { ...wire(baseData()), id };
    expect(await insert(fixed)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'kind', code: 'knowledge-kind' }] },
    });
    expect(await insert({ ...fixed, kind: 'robotics' })).toMatchObject({ status: 200, body: { id } });
    const again = { ...wire(baseData()), id, kind: 'robotics' };
    expect(await insert(again)).toMatchObject({ status: 409, body: { code: 'knowledge-base.already-exists' } });
    const invented = { ...wire(baseData()), id: 'c9dc2ed0-0ed4-11ee-be56-000000000000' };
    expect(await insert(invented)).toMatchObject({ status: 422, body: { fields: [{ path: 'id' }] } });
  });

  it('refuses a name that is taken, and two topics of one name', async () => {
    const data = wire(baseData());
    await insert(data);
    expect(await insert(data)).toMatchObject({ status: 409, body: { code: 'knowledge-base.already-exists' } });
    const [first] = data.topicos;
    expect(await insert({ ...data, baseConhecimento: 'Outra', topicos: [first, first] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'topicos.1.topico', code: 'topic-repeated' }] },
    });
  });

  it('names every wrong field by its wire name', async () => {
    const { status, body } = await insert({
      kind: 'cooking',
      baseConhecimento: ' ',
      topicos: [{ topico: 'x', sugestoes: [''], body: 'y'.repeat(20_001) }],
    });
    expect(status).toBe(422);
    expect((body.fields as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      'baseConhecimento',
      'kind',
      'topicos.0.body',
      'topicos.0.sugestoes.0',
    ]);
  });

  it('takes as many long topics as a base may have within a second', async () => {
    const long = { ...wire(baseData()), topicos: Array.from({ length: 60 }, (_, index) => topic(index)) };
    expect((await insert(long)).status).toBe(200);
  });
});

function topic(index: number) {
  return { topico: `Tópico ${index}`, sugestoes: ['Como?', 'Quando?'], body: '### Parte\n\nFrase curta. '.repeat(100) };
}

describe('GET /BasesConhecimentoIA', () => {
  it('lists the shared bases for origin 9 and the guides for 11', async () => {
    const [shared, guide] = await Promise.all([storedBase(), storedBase({ ...baseData(), kind: 'guide' })]);
    const ids = async (origin: string) => {
      const { body } = await send(GET, { path: `/BasesConhecimentoIA${origin}`, bearer: pupil.bearer });
      const found = (body.items as { id: string }[]).map(({ id }) => id);
      return [shared, guide].map(({ id }) => found.includes(id));
    };
    expect(await ids('')).toEqual([true, true]);
    expect(await ids('?origin=9')).toEqual([true, false]);
    expect(await ids('?origin=11')).toEqual([false, true]);
  });

  it('tells heads and counts, no texts', async () => {
    const { id, name } = await storedBase();
    const { body } = await send(GET, { path: '/BasesConhecimentoIA', bearer: pupil.bearer });
    const found = (body.items as { id: string }[]).find((base) => base.id === id);
    expect(found).toMatchObject({ baseConhecimento: name, topicCount: 2 });
    expect(JSON.stringify(body)).not.toContain('Um laço repete');
  });
});

describe('GET /BasesConhecimentoIA/recuperarTopicosBases', () => {
  it('gives each base its topics with the questions that they suggest', async () => {
    const { id, name, topics: stored } = await storedBase();
    const { body } = await send(topics, { path: '/BasesConhecimentoIA/recuperarTopicosBases', bearer: pupil.bearer });
    const found = (body.items as { id: string }[]).find((base) => base.id === id);
    expect(found).toEqual({
      id,
      origin: 9,
      baseConhecimento: name,
      topicos: stored.map((topic) => ({ id: topic.id, topico: topic.topic, sugestoes: topic.suggestions })),
    });
  });
});
