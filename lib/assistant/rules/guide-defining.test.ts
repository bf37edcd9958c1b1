import { describe, expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { defines, isAbout, isLabelled } from './guide-defining';
import type { Unit } from './guide-units';

const unit = (text: string, kind: Unit['kind'] = 'sentence'): Unit => ({ kind, part: 0, text });
const thing = (question: string) => askedFor(question).named.slice(0, 1);

describe('defines', () => {
  it.each([
    ['Uma lista é uma fila de caixas numeradas.', 'o que é lista'],
    ['return devolve o resultado e encerra a função ali.', 'o que faz o return'],
    ['Isso se chama decomposição.', 'o que é decomposição'],
    ['Cada linha é um comando; a lista inteira, em ordem, é um algoritmo.', 'o que é algoritmo'],
    ['Parâmetros (base, altura) são nomes para o que virá.', 'o que é parâmetro'],
    ['Os cartões viram blocos; o robô vira ator.', 'o que é ator'],
    ['"cada variável guarda um valor por vez".', 'o que é variável'],
    ['The whole list, in order, is an algorithm.', 'what is an algorithm'],
  ])('hears that %j says what was asked', (text, question) => {
    expect(defines(unit(text), thing(question))).toBe(true);
  });

  it.each([
    ['Guardar vários valores em uma lista.', 'o que é lista'],
    ['Compare com a lista da semana passada.', 'o que é lista'],
    ['O robô não é um motor.', 'o que é pilha'],
    ['Uma lista não é de ninguém.', 'o que é ninguém'],
  ])('hears that %j does not', (text, question) => {
    expect(defines(unit(text), thing(question))).toBe(false);
  });

  it('takes the row that is called so, and no other that has the word', () => {
    expect(defines(unit('LDR | claridade', 'row'), thing('o que é LDR'))).toBe(true);
    expect(defines(unit('minha variável | vidas', 'row'), thing('o que é variável'))).toBe(false);
  });

  it('takes code whose comment explains it', () => {
    expect(defines(unit('x.append("a")  # entra no fim', 'code'), thing('o que faz o append'))).toBe(true);
    expect(defines(unit('x.append("a")', 'code'), thing('o que faz o append'))).toBe(false);
  });
});

describe('isAbout', () => {
  it('tells a sentence that begins with the thing from one that names it in the end', () => {
    const names = thing('o que é chave');
    expect(isAbout(unit('A chave abre o caminho e fecha, e é de papelão.'), names)).toBe(false);
    expect(isAbout(unit('A chave é de papelão.'), names)).toBe(true);
    expect(isAbout(unit('Nasceu a chave.'), names)).toBe(false);
  });
});

describe('isLabelled', () => {
  it('hears a fault in front of its cause', () => {
    const names = askedFor('o motor não gira').named;
    expect(isLabelled('Zumbe e não gira: pilha fraca.', names)).toBe(true);
    expect(isLabelled('O motor gira quando o circuito fecha.', names)).toBe(false);
  });
});
