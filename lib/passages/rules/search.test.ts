import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgiven, inBothNumbers, markedParts, marks, swapped, textQuery, typedWords, vocabularyOf } from './search';

describe('typedWords', () => {
  it('takes words without accents, once each', () => {
    expect(typedWords('  Programação: o ROBÔ e o robô!')).toEqual(['programacao', 'o', 'robo', 'e']);
  });

  it('lets nothing through that a text query could read as its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        for (const word of typedWords(search)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
    expect(typedWords(`':*&|!()<-> \\ \0 %_`)).toEqual([]);
  });
});

describe('vocabularyOf', () => {
  it('keeps each word worth forgiving once, in order', () => {
    expect(vocabularyOf(['Sensor de luz', 'sensor, LED, 2026, ângulo'])).toEqual(['angulo', 'sensor']);
  });
});

describe('textQuery', () => {
  it('joins the words and lets the last one go on where it may not be finished', () => {
    expect(textQuery([['motor'], ['pass']], '&', 'unfinished')).toBe('(motor)&(pass:*)');
    expect(textQuery([['motor'], ['pass']], '&', 'finished')).toBe('(motor)&(pass)');
    expect(textQuery([['snesor', 'sensor'], ['de']], '|', 'unfinished')).toBe('(snesor|sensor)|(de)');
  });
});

describe('inBothNumbers', () => {
  it.each([
    ['funcao', 'funcoes'],
    ['variavel', 'variaveis'],
    ['sinal', 'sinais'],
    ['imagem', 'imagens'],
    ['alemao', 'alemaes'],
  ])('knows that %s and %s are one word', (one, many) => {
    expect(inBothNumbers(one)).toContain(many);
    expect(inBothNumbers(many)).toContain(one);
  });

  it('leaves others alone', () => {
    expect(inBothNumbers('motor')).toEqual(['motor']);
    expect(inBothNumbers('ao')).toEqual(['ao']);
  });
});

describe('forgiven', () => {
  it('leaves a known word and takes what an unknown one may have meant', () => {
    const near = [
      { typed: 'snesor', word: 'sensor' },
      { typed: 'ardino', word: 'arduino' },
    ];
    expect(forgiven(['motor', 'snesor', 'ardino'], ['motor', 'sensor'], near)).toEqual([
      ['motor'],
      ['snesor', 'sensor'],
      ['ardino', 'arduino'],
    ]);
  });
});

describe('swapped', () => {
  it('is every word with two neighbours exchanged', () => {
    expect(swapped('robo')).toEqual(['orbo', 'rboo', 'roob']);
    expect(swapped('led')).toEqual([]);
  });
});

describe('markedParts', () => {
  it('splits at the marks and loses no letter, however they stand', () => {
    expect(markedParts(`um ${marks.start}robô${marks.stop} anda`)).toEqual([
      { text: 'um ', marked: false },
      { text: 'robô', marked: true },
      { text: ' anda', marked: false },
    ]);
    const piece = fc.constantFrom('a', ' ', marks.start, marks.stop, '<b>');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const bare = (value: string) => value.replaceAll(marks.start, '').replaceAll(marks.stop, '');
        expect(
          bare(
            markedParts(text)
              .map((part) => part.text)
              .join(''),
          ),
        ).toBe(bare(text));
      }),
    );
  });
});
