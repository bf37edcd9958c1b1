import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { draftSection, usualPlace } from './drafts';

const heading = (question: string) => draftSection({ question, answer: '' });
const body = (answer: string) => draftSection({ question: '', answer });

describe('draftSection', () => {
  it.each([
    ['O que é laço?', '## O que é laço?'],
    ['Sou [nome], da [escola].\nO que é laço?', '## O que é laço?'],
    ['O que [nome] quis dizer?', '## O que [nome] quis dizer?'],
    ['# Por que\n\n`repita` para?', '## Por que `repita` para?'],
    ['Ligo 5.5 V em dois pinos?', '## Ligo 5.5 V em dois pinos?'],
  ])('asks %j as %j', (question, drafted) => expect(heading(question)).toBe(drafted));

  it('keeps a heading as short as a name, cut between words', () => {
    const long = heading(`Por que ${'gira '.repeat(60)}?`);
    expect(long.length).toBeLessThanOrEqual(123);
    expect(long).toMatch(/ gira$/);
  });

  it.each([
    ['Um laço repete [1]. E para [2, 3].', 'Um laço repete. E para.'],
    ['Veja [1](/x) e `a[1]`.', 'Veja [1](/x) e `a[1]`.'],
    ['```\n# um\nx[1]\n```', '```\n# um\nx[1]\n```'],
    ['## Passos ##\n\n1. Abra.', '**Passos**\n\n1. Abra.'],
    ['> Repete. [1]\n>\n> Para. [12]', '> Repete.\n>\n> Para.'],
  ])('answers %j as %j', (answer, drafted) => expect(body(answer)).toBe(drafted));

  it('puts both one below the other', () => {
    expect(draftSection({ question: 'O que é laço?', answer: 'Repete.' })).toBe('## O que é laço?\n\nRepete.');
  });

  it('is ready at once, whatever was said', () => {
    for (const said of ['[1'.repeat(20_000), '#'.repeat(50_000), '` '.repeat(20_000), '. '.repeat(20_000)]) {
      const began = workedMs();
      draftSection({ question: said, answer: said });
      expect(workedMs() - began).toBeLessThan(500);
    }
    fc.assert(fc.property(fc.string(), (said) => typeof draftSection({ question: said, answer: said }) === 'string'));
  });
});

describe('usualPlace', () => {
  const bases = [
    { id: 'a', topics: [] },
    { id: 'general', topics: [{ id: 't1', topic: 'Senhas' }] },
    { id: 'b', topics: [{ id: 't2', topic: 'Senhas' }] },
  ];

  it.each([
    ['b', 'Senhas', { baseId: 'b', topicId: 't2' }],
    ['b', '', { baseId: 'b', topicId: undefined }],
    ['curso_MT', 'Senhas', { baseId: 'general', topicId: undefined }],
  ])('of %s and %j', (subject, division, place) => {
    expect(usualPlace({ subject, division }, bases, 'general')).toEqual(place);
  });

  it('is the first base when there is no general one, and none of none', () => {
    expect(usualPlace({ subject: 'x', division: '' }, bases, 'gone')?.baseId).toBe('a');
    expect(usualPlace({ subject: 'x', division: '' }, [], 'gone')).toBeUndefined();
  });
});
