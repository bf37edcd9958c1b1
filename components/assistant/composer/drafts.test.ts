import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from './drafts';

const key = draftKey('aluno', { subject: 'curso_MT', division: '' });
const other = draftKey('aluno', { subject: 'curso_MP', division: '' });
const storage = new Map<string, string>();

/** As in a new document of the same tab. */
async function document() {
  vi.resetModules();
  return (await import('./drafts')).drafts;
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
  return () => vi.unstubAllGlobals();
});

describe('drafts', () => {
  it('outlive their document, each with its conversation', async () => {
    const drafts = await document();
    drafts.write(key, { text: 'Oi', imageUrl: '/p' });
    drafts.write(other, { text: 'Outra' });
    const later = await document();
    expect(later.of(key)).toMatchObject({ text: 'Oi', imageUrl: '/p' });
    expect(later.of(other)).toMatchObject({ text: 'Outra' });
    expect(later.of(undefined)).toEqual({ text: '' });
  });

  it('hold where the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const drafts = await document();
    drafts.write(key, { text: 'Oi' });
    expect(drafts.of(key).text).toBe('Oi');
  });

  it('are gone once they arrived, of the storage too', async () => {
    const drafts = await document();
    drafts.write(key, { text: 'Oi', imageUrl: '/p' });
    const sent = drafts.take(key, 'Oi');
    expect(sent).toMatchObject({ text: 'Oi', imageUrl: '/p' });
    expect(drafts.of(key)).toMatchObject({ text: '', imageUrl: undefined });
    drafts.arrived(key, sent.id);
    expect(storage.get('assistantDrafts')).toBe('{}');
  });

  it('come back under the same id while nothing of them changes', async () => {
    const drafts = await document();
    const sent = drafts.take(key, 'Oi');
    drafts.bringBack(key, sent);
    expect(drafts.of(key).text).toBe('Oi');
    expect(drafts.take(key, 'Oi').id).toBe(sent.id);
    drafts.bringBack(key, sent);
    expect(drafts.take(key, 'Oi!').id).not.toBe(sent.id);
  });

  it('come back when their document went before an answer, and go when the question turns out to have arrived', async () => {
    const sent = (await document()).take(key, 'Oi');
    const later = await document();
    expect(later.of(key)).toMatchObject({ text: 'Oi', isOut: false });
    later.arrived(key, sent.id);
    expect(later.of(key)).toEqual({ text: '' });
    const again = (await document()).take(key, 'Oi');
    const changed = await document();
    changed.write(key, { text: 'Oi, de novo' });
    changed.arrived(key, again.id);
    expect(changed.of(key).text).toBe('Oi, de novo');
  });

  it('lose nothing of what was written meanwhile', async () => {
    const drafts = await document();
    const first = drafts.take(key, 'Um');
    drafts.write(key, { text: 'Dois' });
    const second = drafts.take(key, 'Dois');
    drafts.bringBack(key, first);
    expect(drafts.of(key).text).toBe('Um');
    drafts.bringBack(key, second);
    expect(drafts.of(key).text).toBe('Dois\nUm');
  });

  it('leave a suggestion what stands in the field', async () => {
    const drafts = await document();
    drafts.write(key, { text: 'Ainda escrevo' });
    drafts.write(key, { imageUrl: '/p' });
    const suggested = drafts.suggest(key, 'Sugestão');
    expect(suggested.imageUrl).toBeUndefined();
    expect(drafts.suggest(key, 'Sugestão').id).toBe(suggested.id);
    expect(drafts.suggest(other, 'Sugestão').id).not.toBe(suggested.id);
    const again = drafts.suggest(key, 'Sugestão');
    drafts.arrived(key, again.id);
    expect(drafts.suggest(key, 'Sugestão').id).not.toBe(again.id);
    expect(drafts.of(key)).toMatchObject({ text: 'Ainda escrevo', imageUrl: '/p' });
  });

  it('come back once, when their document was put aside and another one brought them back', async () => {
    const aside = await document();
    const sent = aside.take(key, 'Oi');
    expect((await document()).of(key).text).toBe('Oi');
    aside.reread();
    aside.bringBack(key, sent);
    expect(aside.of(key).text).toBe('Oi');
  });

  it('know what was taken back, in every document and subject, until the server knows', async () => {
    const drafts = await document();
    const sent = drafts.take(key, 'Oi');
    drafts.takeBack(key, sent.id);
    drafts.bringBack(key, sent);
    drafts.carry(key, other);
    const later = await document();
    expect(later.takenBackBy('aluno')).toEqual([{ subject: 'curso_MT', division: '', id: sent.id }]);
    expect(later.takenBackBy('outro')).toEqual([]);
    later.withdrawn(key, sent.id);
    expect((await document()).of(key).takenBack).toBeUndefined();
  });

  it('that were taken back go again as others', async () => {
    const drafts = await document();
    const sent = drafts.take(key, 'Oi');
    drafts.takeBack(key, sent.id);
    drafts.bringBack(key, sent);
    expect(drafts.of(key).text).toBe('Oi');
    expect(drafts.take(key, 'Oi').id).not.toBe(sent.id);
    const suggested = drafts.suggest(key, 'Sugestão');
    drafts.takeBack(key, suggested.id);
    expect(drafts.suggest(key, 'Sugestão').id).not.toBe(suggested.id);
  });

  it('go along to a subject that is chosen, unless something waits there', async () => {
    const drafts = await document();
    drafts.write(key, { text: 'Oi', imageUrl: '/p' });
    drafts.carry(key, other);
    expect([drafts.of(key).text, drafts.of(other)]).toMatchObject(['', { text: 'Oi', imageUrl: undefined }]);
    drafts.write(key, { text: 'Mais' });
    drafts.carry(key, other);
    expect([drafts.of(key).text, drafts.of(other).text]).toEqual(['Mais', 'Oi']);
  });
});
