import { describe, expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { chosen } from './guide-choice';
import { rated } from './guide-rating';
import { unitsOf } from './guide-units';

const section = '/knowledgebase/led#text-led';
const led = unitsOf({
  address: section,
  text: 'O LED é uma luz pequena. Ele aquece pouco.\nUse um resistor de 330 ohms.\nMuitos já queimaram, porque ninguém leu as cores.\n1. Ache a perna longa.\n2. Ligue ao positivo.\n3. Teste devagar.\nCor | Tensão\nvermelho | 2,0 V\nazul | 3,0 V\n    led.on()\nEle brilha?',
});

/** More than a section that is read whole. */
const rest = `Nada disto tem que ver com o resto: ${'palavras que só enchem o papel '.repeat(12)}.`;
const takenOf = (text: string, question: string, room: Parameters<typeof chosen>[1] = { units: 3, words: 90 }) => {
  const units = unitsOf({ address: section, text: `${text}\n${rest}` });
  return chosen(rated(askedFor(question), [{ name: 'LED', units }])[0] ?? [], room).map(({ unit }) => unit.text);
};

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

  it('reads a short section whole', () => {
    expect(best('como acho a perna longa?', { units: 3, words: 90 })).toEqual(
      led.filter(({ kind }) => kind !== 'code').map(({ text }) => text),
    );
  });

  it('keeps to whole pieces and to its room', () => {
    expect(best('como acho a perna longa?', { units: 6, words: 5 })).toEqual(['Ache a perna longa.']);
    expect(best('como acho a perna longa?', { units: 6, words: 1 })).toEqual([]);
  });

  it('shows code to who asks about it alone', () => {
    expect(best('mostra o código do led', { units: 9, words: 90 })).toContain('led.on()');
    expect(best('qual a cor do led?', { units: 9, words: 90 })).not.toContain('led.on()');
  });

  it.each([
    ['Dobre o problema em três. Isso se chama decomposição.', 'o que é decomposição?'],
    ['Split the job in three. This is called decomposition.', 'what is decomposition?'],
    ['A função insiste até receber algarismos. O isdecimal vale True quando isso acontece.', 'o que faz isdecimal?'],
  ])('brings along what %j leans on', (text, question) => {
    expect(takenOf(text, question).join(' ')).toBe(text);
  });

  it('reads a list whole, with what leads to it, and a long one from its best piece on', () => {
    const short = [
      'Para ficar pronto, ele precisa de:',
      'menu com sair;',
      'leitura segura;',
      'total geral;',
      'um nome.',
    ];
    const lines = short.map((line, at) => (at === 0 ? line : `${at}. ${line}`)).join('\n');
    expect(takenOf(lines, 'como faço a leitura segura?')).toEqual(short);
    expect(takenOf(lines, 'o que precisa para ficar pronto?')).toEqual(short);
    const long = Array.from({ length: 9 }, (_, at) => `${at + 1}. Peça de letra ${'abcdefghi'[at]}${at}.`).join('\n');
    expect(takenOf(long, 'como é a peça de letra d3?')).toEqual([
      'Peça de letra d3.',
      'Peça de letra e4.',
      'Peça de letra f5.',
    ]);
  });

  it('reads a row alone where it says what was asked, and else the table', () => {
    const table = 'Erro | Procure\nNameError | letra trocada\nValueError | vírgula\nIndexError | posição';
    expect(takenOf(table, 'o que procuro com NameError?')).toEqual(['NameError | letra trocada']);
    expect(takenOf(table, 'qual erro procuro?')).toHaveLength(3);
  });

  it('reads what stands beside a sentence that does not say what was asked, but of a step', () => {
    const text = 'A placa aquece.\nCada item tem seu lugar.\nO cabo vai na caixa.';
    expect(takenOf(text, 'onde guardo o cabo azul da oficina de robótica?')).toHaveLength(3);
    expect(takenOf(text, 'onde guardo o cabo azul da oficina de robótica?', { units: 3, words: 90, few: 1 })).toEqual([
      'O cabo vai na caixa.',
    ]);
  });

  it('tells an idea before an order, and nothing of what the class does', () => {
    const text = 'Desenhe um laço no quadro.\nCada dupla faz um laço com fita.\nUm laço é uma repetição.';
    expect(takenOf(text, 'o que é um laço?', { units: 1, words: 90 })).toEqual(['Um laço é uma repetição.']);
  });
});

describe('chosen, by what is waited for', () => {
  const room = { units: 4, words: 90 };

  it('begins with what the thing is', () => {
    const text = 'A turma já viu caixas. Uma lista é uma fila de caixas. Cada caixa tem um número.';
    expect(takenOf(text, 'o que é lista?', { ...room, begins: true })[0]).toBe('Uma lista é uma fila de caixas.');
    const named = 'Dobre o problema em três. Isso se chama decomposição.';
    expect(takenOf(named, 'o que é decomposição?', { ...room, begins: true }).join(' ')).toBe(named);
  });

  it('tells of both things whose difference was asked for', () => {
    const text = 'O servo gira até um ângulo.\nUm quadro tem moldura.\nO motor gira sem parar.';
    const taken = takenOf(text, 'qual a diferença de servo e motor?', { ...room, units: 1, covers: true });
    expect(taken).toEqual(['O servo gira até um ângulo.', 'O motor gira sem parar.']);
  });

  it('shows code as an example, with what leads to it and without the task behind it', () => {
    const text = 'Digite isto sobre o dicionário:\n    guia = {"a": 1}\n1. Acrescente dois lugares ao dicionário.';
    expect(takenOf(text, 'um exemplo de dicionário', { ...room, isExample: true })).toEqual([
      'Digite isto sobre o dicionário:',
      'guia = {"a": 1}',
    ]);
  });

  it('shows one program at most', () => {
    const text = 'O código soma.\n    soma = 1\nO código conta.\n    conta = 1';
    const taken = takenOf(text, 'como soma e conta o código?', { units: 9, words: 90 });
    expect(taken.filter((one) => one.includes(' = '))).toHaveLength(1);
  });

  it('tells one step of a task where no task was asked for', () => {
    const text = '1. Pinte o mapa.\n2. Se a roda raspa, afaste a roda um dedo.\n3. Dê um nome ao robô.';
    const step = 'Se a roda raspa, afaste a roda um dedo.';
    expect(takenOf(text, 'minha roda raspa', { ...room, ofATask: true, stepsAlone: true })).toEqual([step]);
    expect(takenOf(text, 'roda que raspa', { ...room, ofATask: true })).toEqual([step]);
    expect(takenOf(text, 'roda que raspa', room)).toHaveLength(3);
  });

  it('leaves out what happens in the room', () => {
    const text = 'As colunas são str e int. Seis estudantes colam os cartões.';
    expect(takenOf(text, 'o que é str?')).toEqual(['As colunas são str e int.']);
  });

  it('brings along what a short one says little without', () => {
    const text = 'Para o Python, a vírgula do dinheiro é ponto. Digite 3.5, não 3,5.';
    expect(takenOf(text, 'digite 3,5').join(' ')).toBe(text);
  });
});

describe('askedFor', () => {
  it.each([
    ['meu robo vira sozinho', 'cause'],
    ['a conta da zero', 'cause'],
    ['nada aparece na tela', 'cause'],
    ['pq o led n acende', 'cause'],
    ['my motor does not work', 'cause'],
    ['the wheel is stuck', 'cause'],
    ['o que tem que ter no programa', 'needs'],
    ['por que a lista começa do zero', 'reason'],
    ['o que significam as cores', 'definition'],
    ['quantos volts tem a pilha', 'amount'],
    ['se eu não abrir o teste', 'other'],
    ['onde fica a caneta', 'other'],
    ['me dá um exemplo de lista', 'example'],
    ['me mostra um', 'example'],
    ['o que o return devolve', 'definition'],
    ['qual a diferença de int e float', 'difference'],
    ['print e return é a mesma coisa?', 'difference'],
    ['quando uso for e quando uso while', 'difference'],
    ["what's a loop", 'definition'],
    ['o que o copiloto faz', 'definition'],
    ['o total fica zerando', 'cause'],
  ])('hears %j', (question, wanted) => {
    expect(askedFor(question).wanted).toBe(wanted);
  });

  it('reads a digit as it is called, and a sign of code as a word', () => {
    const { named } = askedFor('pair 3 com ==');
    expect(named.find(([word]) => word === '3')).toContain('third'.slice(0, 5));
    expect(named.at(-1)).toEqual(['==']);
  });

  it('tells a thing from a word that only asks', () => {
    expect(askedFor('what is a servo').named).toHaveLength(1);
    expect(askedFor('pra que serve').named).toEqual([]);
  });

  it('asks for no word that stands in any sentence', () => {
    expect(askedFor('onde fica a caneta no scratch n acho').named.map(([word]) => word)).toEqual([
      'fic',
      'canet',
      'scratch',
    ]);
  });
});
