import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf, piecesOf, voiceFor } from './spoken-text';

describe('an answer that is read aloud', () => {
  it.each([
    ['O bloco repete o que está dentro dele até você parar.', 'pt-BR'],
    ['The block repeats what is inside it until you stop.', 'en'],
    ['Use o bloco "repeat" para andar dez passos com o gato.', 'pt-BR'],
    ['Scratch', 'pt-BR'],
    ['', 'pt-BR'],
  ])('"%s" is spoken in %s', (text, language) => {
    expect(languageOf(text, 'pt-BR')).toBe(language);
  });

  it('of a few words is spoken in the language of the screen', () => {
    expect(languageOf('LED 13!', 'en')).toBe('en');
  });

  it('is said sentence by sentence', () => {
    expect(piecesOf('Oi! Tudo bem? Vamos lá…\n\nA versão 3.1 tem 2 blocos.\n---')).toEqual([
      'Oi!',
      'Tudo bem?',
      'Vamos lá…',
      'A versão 3.1 tem 2 blocos.',
    ]);
  });

  it('loses no word and says none twice, and no piece is long', () => {
    const word = fc.stringMatching(/^[a-zé]{1,12}[.!?]?$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 60 }), { maxLength: 4 }), (lines) => {
        const pieces = piecesOf(lines.map((words) => words.join(' ')).join('\n'));
        expect(pieces.join(' ').split(' ').filter(Boolean)).toEqual(lines.flat());
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(212);
      }),
    );
  });
});

it('reads with a voice of this device before one whose maker is sent the text', () => {
  const voice = (lang: string, localService: boolean) => ({ lang, localService });
  const [far, near, abroad] = [voice('pt-BR', false), voice('pt_BR', true), voice('pt-PT', true)];
  expect(voiceFor('pt-BR', [far, abroad, near])).toBe(near);
  expect(voiceFor('pt-BR', [far, abroad])).toBe(abroad);
  expect(voiceFor('pt-BR', [voice('en-US', true), far])).toBe(far);
  expect(voiceFor('pt-BR', [voice('en-US', true)])).toBeUndefined();
});
