import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removePassages } from '@/lib/passages/parts/remove-passages';
import { setAskedWays } from '@/lib/passages/parts/set-asked-ways';
import { findPassages } from '@/lib/passages/queries/find-passages';
import { forget, setHearing } from '@/lib/platform/cache/remembered';
import { db } from '@/lib/platform/db/client';
import { sentStatements } from '@/tests/support/passages/sent-statements';
import { storedPassages } from '@/tests/support/passages/stored-passages';

async function titles(question: string, wanted: Omit<Parameters<typeof findPassages>[1], 'max'> = {}) {
  return (await findPassages(question, { ...wanted, max: 3 })).map(({ title }) => title);
}

/** A word of its own, so that tests of this file never find each other's passages. */
function newWord(): string {
  return `zz${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 9)}x`;
}

describe('findPassages', () => {
  it('finds what was just published, and no longer what was taken away', async () => {
    const word = newWord();
    expect(await titles(`onde fica o ${word} do motor`)).toEqual([]);
    const sourceId = await storedPassages({ title: `Sobre ${word}`, text: 'Fica atrás.' });
    expect(await titles(`onde fica o ${word}`)).toEqual([`Sobre ${word}`]);
    await db().$transaction((tx) => removePassages(tx, { source: 'topic', sourceIds: [sourceId] }));
    expect(await titles(`onde fica o ${word}`)).toEqual([]);
  });

  it('finds a section by the ways in which people ask for it, until others are set', async () => {
    const [word, other] = [newWord(), newWord()];
    const sourceId = await storedPassages({ title: 'Curto-circuito', text: 'A corrente volta sem passar por nada.' });
    const set = (...ways: string[]) =>
      db().$transaction((tx) => setAskedWays(tx, { source: 'topic', sourceId, sections: [{ section: '', ways }] }));
    await set(`deu ${word} no fio`);
    expect(await titles(word)).toEqual(['Curto-circuito']);
    await set(`deu ${other} no fio`);
    expect([await titles(word), await titles(other)]).toEqual([[], ['Curto-circuito']]);
    await db().$transaction((tx) => removePassages(tx, { source: 'topic', sourceIds: [sourceId] }));
    expect(await db().askedWay.count({ where: { sourceId } })).toBe(0);
  });

  it('finds a section by the question that its heading asks, before another one that says the same words more', async () => {
    const word = newWord();
    const dense = {
      title: `Fila do ${word}`,
      heading: `Fila do ${word}`,
      text: `A fila do ${word} anda. Anda a fila.`,
    };
    await storedPassages(dense);
    const sourceId = await storedPassages({
      title: 'Cadeiras',
      heading: `Por que anda a fila do ${word}?`,
      text: 'Alguém saiu.',
    });
    const [first] = await findPassages(`pq a fila do ${word} anda`, { max: 1 });
    expect(first?.sourceId).toBe(sourceId);
  });

  it('prefers the language of the reader and what is being read among passages that say the same', async () => {
    const word = newWord();
    const pt = await storedPassages({ title: `${word} aqui`, text: 'Gira.', locale: 'pt-BR' });
    const en = await storedPassages({ title: `${word} here`, text: 'Gira.', locale: 'en' });
    const question = `${word} gira`;
    expect((await titles(question, { locale: 'en' }))[0]).toBe(`${word} here`);
    expect((await titles(question, { locale: 'pt-BR' }))[0]).toBe(`${word} aqui`);
    for (const id of [pt, en]) {
      const [first] = await findPassages(question, { near: [`/knowledgebase/${id}`], max: 1 });
      expect(first?.sourceId).toBe(id);
    }
  });
});

describe('where announcements are heard', () => {
  afterEach(() => setHearing(false));

  it('asks the database nothing for a question, and has the index anew after an announcement', async () => {
    const word = newWord();
    await titles('motor');
    setHearing(true);
    expect(await sentStatements(() => titles('motor'))).toEqual([]);
    await storedPassages({ title: `Novo ${word}`, text: 'Novo.' });
    expect(await titles(word)).toEqual([]);
    forget('knowledge-base');
    await vi.waitFor(async () => expect(await titles(word)).toEqual([`Novo ${word}`]), { timeout: 10_000 });
  });
});
