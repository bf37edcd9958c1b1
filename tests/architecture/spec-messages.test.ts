import { describe, expect, it } from 'vitest';
import { catalogueOf, sentencesOf } from './messages/catalogues';
import { realTree } from './source/tree';
import { specFaults, waitingByPart } from './spec/spec-faults';
import { specMessages } from './spec/spec-messages';

describe('the messages of the spec', () => {
  const one = (quoted: { locale: 'pt-BR' | 'en'; text: string }) => [{ id: 'saved', key: 'shell.saved', quoted }];
  const says = (pt: string, en: string) => ({
    'pt-BR': new Map([['shell.saved', pt]]),
    en: new Map([['shell.saved', en]]),
  });
  const english = { locale: 'en', text: 'Saved!' } as const;

  it.each([
    ['worded otherwise', one(english), says('Salvo!', 'Saved.')],
    ['left in the other language', one(english), says('Saved!', 'Saved!')],
    ['in the wrong language', one({ locale: 'pt-BR', text: 'Salvo!' }), says('Saved!', 'Salvo!')],
    ['missing in one language', one(english), { ...says('Salvo!', 'Saved!'), 'pt-BR': new Map() }],
    ['listed twice', [...one(english), ...one(english)], says('Salvo!', 'Saved!')],
    [
      'built but still waiting',
      [{ id: 'saved', part: 'assistant', quoted: english } as const],
      says('Salvo!', 'Saved!'),
    ],
  ])('are caught when %s', (_, list, sentences) => expect(specFaults(list, sentences)).not.toEqual([]));

  it('may stand word for word in the quoted language', () => {
    expect(specFaults(one(english), says('Salvo!', 'Saved!'))).toEqual([]);
  });

  it('stand so in the product', () => {
    const sentences = (locale: string) => sentencesOf(catalogueOf(realTree(), locale));
    expect(specFaults(specMessages, { 'pt-BR': sentences('pt-BR'), en: sentences('en') })).toEqual([]);
  });

  /** A part that brings its messages gives them a key and takes them off this count. */
  it('that still wait are these', () => {
    expect(waitingByPart(specMessages)).toEqual({
      classes: 5,
      projects: 7,
      tours: 3,
    });
  });
});
