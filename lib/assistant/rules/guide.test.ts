import { describe, expect, it } from 'vitest';
import { guided } from './guide';
import type { FoundPassage } from './guide-candidates';
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
    expect(led.at(-2)).toEqual({ kind: 'row', part: 4, text: 'azul | 3,0 V', head: 'Cor | Tensão' });
  });

  it('takes no question that a topic suggests, whether it is written as one or not', () => {
    const text = 'O que é um LED?\nMe explica o resistor do LED\nAqui se fala de luz e cor.';
    expect(unitsOf({ text, address: '/knowledgebase/led' }).map((unit) => unit.text)).toEqual([
      'Aqui se fala de luz e cor.',
    ]);
  });

  it('takes no empty row, no row of numbers alone, no long listing, and nothing that a task lets pupils choose from', () => {
    const listing = Array.from({ length: 21 }, () => '    x = 1').join('\n');
    const text = `a | b\nroda |  | \n2 | 3.50\nPor onde começar, então?\n- d) É seguro ligar o motor na tomada.\n${listing}`;
    expect(unitsOf({ text, address: section })).toEqual([]);
  });

  it('takes what asks, and the shortest word, where it stands in the answer to a question', () => {
    const passage = { address: section, text: 'Não. Procure a linha do laço: ela existe?' };
    const textsOf = (heading: string) => unitsOf({ ...passage, heading }).map((unit) => unit.text);
    expect(textsOf('Por que não para?')).toEqual(['Não.', 'Procure a linha do laço: ela existe?']);
    expect(textsOf('Sem parar')).toEqual([]);
  });

  it('takes nothing that waits to be filled in, and nothing that leads to it', () => {
    const text =
      'Complete:\n1. O motor gira quando A ___ B.\nA | B | Gira?\nF | V | \nF |  | \nEscreva: "O robô treme porque...".';
    expect(unitsOf({ text, address: section }).map((unit) => unit.text)).toEqual(['F | V | ']);
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
      nearest: [],
    });
  });

  const coverage = { words: 3, share: 1 };
  const quotedOf = (question: string, passages: readonly FoundPassage[], share = 1) => {
    const answer = guided({ question, passages, coverage: { ...coverage, share }, unitsMax: 4, locale: 'en' });
    return answer.fits ? { numbers: answer.quotes.map(({ number }) => number), isSure: answer.isSure } : answer;
  };

  it('reads a second passage where the first leaves something out, and no other', () => {
    const battery = { ...found, heading: 'Pilha', text: 'A pilha do LED dura pouco no frio.', score: 19 };
    expect(quotedOf('o LED é uma luz pequena?', [found, battery])).toMatchObject({ numbers: [1] });
    expect(quotedOf('o LED é luz com pilha?', [found, battery])).toMatchObject({ numbers: [1, 2] });
  });

  it('tells the cause to who tells of a fault, and an idea to who asks for one', () => {
    const task = { ...found, heading: '', text: 'Desenhe o LED que gira.', address: '/lesson/A/B/1/C#activity' };
    const trouble = { ...found, heading: 'Não acende? Nesta ordem', text: 'Confira o lado do LED.', score: 19 };
    expect(quotedOf('meu led nao acende', [found, trouble])).toMatchObject({ numbers: [2] });
    const named = { ...trouble, heading: 'O LED parou de girar' };
    expect(quotedOf('meu led nao acende', [found, named])).toMatchObject({ numbers: [1] });
    expect(quotedOf('meu led nao acende', [found, { ...named, heading: 'A luz não liga' }])).toMatchObject({
      numbers: [2],
    });
    expect(quotedOf('o que é um led que gira?', [task, found])).toMatchObject({ numbers: [2] });
  });

  it('tells what a thing is from where it is explained, wherever it was asked', () => {
    const near = { ...found, isNear: true, address: '/lesson/A/B/1/C#steps', heading: '', score: 24 };
    const told = { ...found, text: 'Um laço é uma repetição.', score: 19 };
    expect(quotedOf('o que é um laço?', [{ ...near, text: 'Digitem juntos o laço.' }, told])).toMatchObject({
      numbers: [2],
    });
    expect(quotedOf('o que é um laço?', [{ ...near, text: 'Um laço é uma volta.' }, told])).toMatchObject({
      numbers: [1],
    });
    expect(quotedOf('onde está o laço?', [{ ...near, text: 'Digitem juntos o laço.' }, told])).toMatchObject({
      numbers: [1],
    });
  });

  it('reads all that stands below the very question, and nothing beside it', () => {
    const text = 'Porque o pino não aguenta. Uma frase que não diz nada disso. O LED queima.';
    const same = { ...found, heading: 'Por que o LED precisa de resistor?', text, score: 17 };
    const other = { ...found, heading: 'Resistor', text: 'O resistor do LED tem cores, porque são lidas.' };
    const answer = guided({ question: 'pq o led precisa de resistor', passages: [other, same], coverage, unitsMax: 1 });
    expect(answer).toMatchObject({ isSure: true, quotes: [{ number: 2, units: { length: 3 } }] });
  });

  it('takes what a lesson is for as no answer to what a thing is', () => {
    const aim = { ...found, address: '/lesson/A/B/1/C', text: 'Usar um laço para repetir.', score: 21 };
    const told = { ...found, text: 'Um laço repete o que está dentro.', score: 19 };
    expect(quotedOf('o que é um laço?', [aim, told])).toMatchObject({ numbers: [2] });
    expect(quotedOf('o que aprendo do laço nesta aula', [aim, told])).toMatchObject({ numbers: [1] });
  });

  it('shows who names a thing alone what is told of it, and not what a lesson is for or needs', () => {
    const lesson = { ...found, title: 'Desenhar', heading: '', address: '/lesson/A/B/1/C' };
    const answer = guided({
      question: 'onde ta a caneta',
      passages: [
        { ...lesson, text: 'Desenhar figuras com a caneta.', position: 0 },
        { ...lesson, address: `${lesson.address}#materials`, text: '- Uma caneta', position: 1 },
        { ...lesson, address: `${lesson.address}#steps`, text: '1. Abra a gaveta e escolha Caneta.', position: 2 },
      ],
      coverage: { words: 1, share: 1 },
      unitsMax: 3,
    });
    expect(answer).toMatchObject({ fits: true, quotes: [{ number: 3 }] });
  });

  it('stays with the language of the page', () => {
    const page = { ...found, isNear: true, locale: 'en', text: 'A stuck wheel may rub.', score: 17 } as const;
    const other = { ...found, text: 'The wheel is stuck.', score: 18 };
    expect(quotedOf('my wheel is stuck', [page, other])).toMatchObject({ numbers: [1] });
  });

  it('is not sure of what does not say the thing that was asked for', () => {
    const weak = { ...found, text: 'O grupo anuncia o nome do robô.', score: 20, fit: 20 };
    expect(quotedOf('o que é memória do robô', [weak])).toMatchObject({ isSure: false });
    expect(quotedOf('o que é nome do robô', [weak])).toMatchObject({ isSure: true });
  });

  it('takes the language of the reader of two that answer as well', () => {
    const english = { ...found, text: 'The LED is a small light.', locale: 'en' } as const;
    expect(quotedOf('o LED', [found, english])).toMatchObject({ numbers: [2] });
  });

  it('is not sure where a word is unknown and hardly another one is said', () => {
    const weak = { ...found, score: 15, fit: 15 };
    expect(quotedOf('quantos anos dura a luz do carro tesla', [weak], 0.95)).toMatchObject({ isSure: false });
    expect(quotedOf('quantos anos dura a luz do carro grande', [weak])).toMatchObject({ isSure: true });
  });

  it('leads to what has to do with it, where it has nothing to say', () => {
    const ask = (question: string) =>
      guided({ question, passages: [{ ...found, fit: 2 }], coverage: { words: 3, share: 0.4 }, unitsMax: 3 });
    expect(ask('luz da lua cheia')).toEqual({ fits: false, nearest: [] });
    expect(ask('luz pequena da lua')).toMatchObject({ fits: false, nearest: [{ title: 'LED' }] });
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
