import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/passages/route';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { replacePassages } from '@/lib/passages/parts/replace-passages';
import { db } from '@/lib/platform/db/client';
import { storedLesson, storedPassages } from '@/tests/support/passages/stored-passages';
import { send } from '@/tests/support/send';

type Part = { text: string; marked: boolean };
type Found = { title: Part[]; excerpt: Part[]; locale: string; address: string };

async function search(words: string, more = '') {
  const { status, body } = await send(GET, { path: `/passages?search=${encodeURIComponent(words)}${more}` });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...(body as { items: Found[]; total: number; exact: boolean }) };
}

async function titles(words: string, more = '') {
  return (await search(words, more)).items.map(({ title }) => title.map(({ text }) => text).join(''));
}

beforeAll(async () => {
  await storedPassages(
    { title: 'Ligar um motor de passo', text: 'O motor gira um passo por pulso e precisa de uma ponte H.' },
    { title: 'Ligar um motor de passo', text: 'Sem fonte própria o motor treme.', heading: 'Se não gira' },
  );
  await storedPassages({ title: 'O ângulo do servo', text: 'O servo vai até o ângulo pedido; o sensor não o mede.' });
  await storedPassages({ title: 'Coração de mãe', text: 'Programação em blocos: a ação é um bloco de avião.' });
  await storedPassages({
    title: 'Robot arms',
    text: 'A robot arm has joints; each sensor reads one angle.',
    locale: 'en',
  });
  await storedPassages({ title: 'Braço de robot', text: 'O braço tem juntas e cada uma tem um sensor.' });
});

describe('GET /passages', () => {
  it('ignores accents and capitals on both sides', async () => {
    for (const words of ['coração', 'CORACAO', 'coracao', 'coràçáõ']) {
      expect(await titles(words)).toEqual(['Coração de mãe']);
    }
    expect(await titles('angulo servo')).toEqual(['O ângulo do servo']);
  });

  it('finds the lessons of a code exactly, however it is written, and says where each belongs', async () => {
    const place = 'Oficina de Robôs · ZQ1-07 · 6º ano';
    await storedLesson({ title: 'Uma fila', text: 'Primeiro a entrar.', place, codes: ['ZQ1-07', 'EF06CO91'] });
    await storedLesson({ title: 'Outra fila', text: 'Fala de EF06CO91 e de ZQ1-07.', place: '', codes: ['EF06CO92'] });
    for (const code of ['EF06CO91', 'ef06co91', ' ZQ1-07 ', 'zq1-07']) {
      const { items, exact } = await search(code);
      expect(items, code).toEqual([
        expect.objectContaining({ place, excerpt: [{ text: 'Primeiro a entrar.', marked: false }] }),
      ]);
      expect(exact).toBe(true);
    }
  });

  it('finds other forms of a word in either language', async () => {
    expect(await titles('motores')).toEqual(['Ligar um motor de passo']);
    expect(await titles('joint')).toContain('Robot arms');
  });

  it.each([
    ['variável', 'Variáveis guardam'],
    ['função', 'Funções próprias'],
    ['funções', 'A função devolve'],
    ['sinais', 'O sinal de saída'],
  ])('finds one and many alike: %s', async (words, title) => {
    await storedPassages({ title, text: 'Um texto sem essa palavra.' });
    expect(await titles(words)).toContain(title);
    expect((await search(words)).items[0]?.title.some(({ marked }) => marked)).toBe(true);
  });

  it('shows the language of the page first and the other after it', async () => {
    expect(await titles('robot')).toEqual(['Braço de robot', 'Robot arms']);
    expect(await titles('robot', '&locale=en')).toEqual(['Robot arms', 'Braço de robot']);
  });

  it.each(['snesor', 'sensro', 'senssor', 'senor'])('forgives %s', async (words) => {
    const { items, exact } = await search(words);
    expect(items.map(({ excerpt }) => excerpt.some(({ text, marked }) => marked && /sensor/i.test(text)))).toContain(
      true,
    );
    expect(exact).toBe(false);
  });

  it('finds while a word is being typed', async () => {
    for (const words of ['progra', 'program', 'programaç', 'programação']) {
      expect(await titles(words), words).toContain('Coração de mãe');
    }
  });

  it('takes any of the words when no passage has them all', async () => {
    const { exact } = await search('motor avião junta');
    expect(exact).toBe(false);
    expect(await titles('motor avião junta')).toEqual(
      expect.arrayContaining(['Ligar um motor de passo', 'Coração de mãe', 'Braço de robot']),
    );
  });

  it('shows each source once, by its best passage, with what was found marked as data', async () => {
    const { items, total } = await search('motor treme');
    expect(total).toBe(1);
    const [{ excerpt, title }] = items as [Found];
    expect(excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['motor', 'treme']);
    expect(title.find(({ marked }) => marked)?.text).toBe('motor');
  });

  it.each([
    "':*&|!()",
    "robô':*&|!()",
    "'; DROP TABLE passages; --",
    '<script>alert(1)</script>',
    '\\',
    '% _ %%',
    '(((((',
    '\u{E000}\u{E001}',
    '🤖🤖',
    'a '.repeat(99),
    '&'.repeat(199),
    'ñ́́́́',
  ])('survives %j', async (words) => {
    await search(words);
    expect(await db().passage.count()).toBeGreaterThan(0);
  });

  it('refuses a letter that no text holds', async () => {
    const { status, body } = await send(GET, { path: '/passages?search=rob%00' });
    expect({ status, body }).toMatchObject({ status: 422, body: { fields: [{ code: 'unreadable-character' }] } });
  });

  it('refuses what is too long, an unknown language and an impossible page, by their names', async () => {
    const refused = async (query: string) =>
      (await send(GET, { path: `/passages?${query}` })) as { status: number; body: unknown };
    expect(await refused(`search=${'x'.repeat(10_000)}`)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'search', code: 'too-long' }] },
    });
    expect(await refused('search=a&locale=fr')).toMatchObject({ status: 422, body: { fields: [{ path: 'locale' }] } });
    expect(await refused('search=a&page=0')).toMatchObject({ status: 422, body: { fields: [{ path: 'page' }] } });
  });

  it('finds nothing for nothing', async () => {
    expect(await search('')).toMatchObject({ items: [], total: 0 });
    expect(await search('xyzzyqwv')).toMatchObject({ items: [], total: 0 });
  });

  it('pages twenty at a time, each source once', async () => {
    for (let index = 0; index < 45; index += 1) {
      await storedPassages({ title: `Lagarta ${index}`, text: 'A lagarta vira borboleta.' });
    }
    const seen: string[] = [];
    for (const page of [1, 2, 3]) seen.push(...(await titles('lagarta', `&page=${page}`)));
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect(await titles('lagarta', '&page=4')).toEqual([]);
  });
});

describe('replacePassages and removePassages', () => {
  it('leave nothing of before, and nothing at all', async () => {
    const sourceId = await storedPassages(
      { title: 'Tamanduá', text: 'Velho' },
      { title: 'Tamanduá', text: 'Velho também' },
    );
    const passage = {
      position: 1,
      locale: 'pt-BR' as const,
      title: 'Tatu',
      heading: '',
      text: 'Novo',
      address: '/knowledgebase/x',
    };
    await db().$transaction((tx) => replacePassages(tx, { source: 'topic', sourceId, passages: [passage] }));
    expect(await titles('tamanduá')).toEqual([]);
    expect(await titles('tatu')).toEqual(['Tatu']);
    await db().$transaction((tx) => removePassages(tx, { source: 'topic', sourceIds: [sourceId] }));
    expect(await titles('tatu')).toEqual([]);
  });
});
