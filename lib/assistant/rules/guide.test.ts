import { describe, expect, it } from 'vitest';
import { type FoundPassage, guided } from './guide';
import { askedFor } from './guide-asked';
import { chosen, rated } from './guide-choice';
import { smallTalkOf } from './guide-small-talk';
import { unitsOf } from './guide-units';

const section = '/knowledgebase/led#text-led';
const led = unitsOf({
  address: section,
  text: 'O LED é uma luz pequena. Ele aquece pouco.\nUse um resistor de 330 ohms.\nMuitos já queimaram, porque ninguém leu as cores.\n1. Ache a perna longa.\n2. Ligue ao positivo.\n3. Teste devagar.\nCor | Tensão\nvermelho | 2,0 V\nazul | 3,0 V\n    led.on()\nEle brilha?',
});

describe('unitsOf', () => {
  it('tells sentences, steps, rows and code apart, and leaves out what asks', () => {
    expect(led.map(({ kind }) => kind).join(' ')).toBe(
      'sentence sentence sentence sentence step step step row row code',
    );
    expect(led.at(-2)).toEqual({ kind: 'row', text: 'azul | 3,0 V', head: 'Cor | Tensão' });
  });

  it('takes no question that a topic suggests, whether it is written as one or not', () => {
    const text = 'O que é um LED?\nMe explica o resistor do LED\nAqui se fala de luz e cor.';
    expect(unitsOf({ text, address: '/knowledgebase/led' }).map((unit) => unit.text)).toEqual([
      'Aqui se fala de luz e cor.',
    ]);
  });

  it('takes no empty row, no long listing, and nothing that a task lets pupils choose from', () => {
    const listing = Array.from({ length: 21 }, () => '    x = 1').join('\n');
    const text = `a | b\nroda |  | \nPor onde começar, então?\n- d) É seguro ligar o motor na tomada.\n${listing}`;
    expect(unitsOf({ text, address: section })).toEqual([]);
  });
});

describe('chosen', () => {
  const best = (question: string, room = { units: 1, words: 90 }) =>
    chosen(rated(askedFor(question), [{ name: 'LED', units: led }])[0] ?? [], room).map(({ unit }) => unit.text);

  it.each([
    ['o que é LED?', 'O LED é uma luz pequena.'],
    ['qual resistor uso no led?', 'Use um resistor de 330 ohms.'],
    ['quanta tensão tem o led azul?', 'azul | 3,0 V'],
    ['por que o led queima?', 'Muitos já queimaram, porque ninguém leu as cores.'],
    ['como ligo o led ao positivo?', 'Ligue ao positivo.'],
  ])('answers %j', (question, answer) => {
    expect(best(question)).toEqual([answer]);
  });

  it('reads on from the best, in the order of the text', () => {
    expect(best('como acho a perna longa?', { units: 3, words: 90 })).toEqual([
      'Ache a perna longa.',
      'Ligue ao positivo.',
      'Teste devagar.',
    ]);
  });

  it('keeps to whole pieces and to its room', () => {
    expect(best('como acho a perna longa?', { units: 6, words: 5 })).toEqual(['Ache a perna longa.']);
    expect(best('como acho a perna longa?', { units: 6, words: 1 })).toEqual([]);
  });

  it('shows code to who asks about it alone', () => {
    expect(best('mostra o código do led', { units: 9, words: 90 })).toContain('led.on()');
    expect(best('qual a cor do led?', { units: 9, words: 90 })).not.toContain('led.on()');
  });
});

const found: FoundPassage = {
  title: 'LED',
  heading: 'Luz',
  text: 'O LED é uma luz pequena.',
  address: section,
  locale: 'pt-BR',
  position: 2,
  score: 20,
  fit: 20,
  isNear: false,
};
const suggestions = {
  ...found,
  heading: '',
  text: 'O que é LED?',
  address: '/knowledgebase/led',
  position: 1,
  score: 25,
};

describe('guided', () => {
  it('never answers a question with the same question', () => {
    const answer = guided({
      question: 'O que é um LED?',
      passages: [suggestions, found],
      coverage: { words: 1, share: 1 },
      unitsMax: 3,
    });
    expect(answer).toMatchObject({ fits: true, quotes: [{ number: 2 }] });
  });

  it('has nothing to say where the material has not', () => {
    const ask = (score: number, coverage: { words: number; share: number }) =>
      guided({ question: 'a luz do bolo', passages: [{ ...found, score, fit: score }], coverage, unitsMax: 3 }).fits;
    expect(ask(12, { words: 3, share: 1 })).toBe(true);
    expect(ask(12, { words: 3, share: 0.4 })).toBe(false);
    expect(ask(5, { words: 3, share: 1 })).toBe(false);
    expect(guided({ question: 'bolo', passages: [found], coverage: { words: 1, share: 1 }, unitsMax: 3 }).fits).toBe(
      false,
    );
    expect(guided({ question: 'x', passages: [suggestions], coverage: { words: 3, share: 1 }, unitsMax: 3 })).toEqual({
      fits: false,
      nearest: [suggestions],
    });
  });
});

describe('smallTalkOf', () => {
  it.each([
    ['oi', 'greeting'],
    ['Olá, bom dia!', 'greeting'],
    ['oi, tudo bem?', 'greeting'],
    ['Hello there', 'greeting'],
    ['muito obrigada pela ajuda', 'thanks'],
    ['ok valeu', 'thanks'],
    ['thank you very much', 'thanks'],
    ['Quem é você?', 'whoAreYou'],
    ['quantos anos você tem?', 'whoAreYou'],
    ['are you a robot?', 'whoAreYou'],
  ])('hears %j', (text, talk) => {
    expect(smallTalkOf(text)).toBe(talk);
  });

  it.each(['oi, o que é um laço?', 'você é um laço?', 'bom dia em Python', 'ok no Scratch', 'e a', ''])(
    'takes %j for a question',
    (text) => {
      expect(smallTalkOf(text)).toBeUndefined();
    },
  );
});
