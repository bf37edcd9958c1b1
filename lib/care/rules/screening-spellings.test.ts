import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { screened } from './screening';

describe('screened, in whatever spelling', () => {
  it.each([
    ['selfHarm high', 'nao quero mas viver'],
    ['selfHarm high', 'n quero mas viver'],
    ['selfHarm high', 'kero morrer'],
    ['selfHarm high', 'nn quero mais viver'],
    ['selfHarm high', 'ｑｕｅｒｏ ｍｏｒｒｅｒ'],
    ['selfHarm high', '𝓺𝓾𝓮𝓻𝓸 𝓶𝓸𝓻𝓻𝓮𝓻'],
    ['selfHarm high', 'quero me mаtar'],
    ['selfHarm high', 'quеro mоrrеr'],
    ['selfHarm high', 'quero mo\u200brrer'],
    ['selfHarm high', 'quero\u200bme\u200bmatar'],
    ['selfHarm high', 'quero\u00a0me\u2009matar'],
    ['selfHarm high', 'qu\u00adero mor\u00adrer'],
    ['selfHarm high', 'quero m\u0336o\u0336r\u0336r\u0336e\u0336r\u0336'],
    ['selfHarm high', 'me mataria se pudesse'],
    ['selfHarm high', 'eu me mataria hoje'],
    ['selfHarm high', 'ninguem me ama vou acabar com tudo'],
    ['selfHarm high', 'ninguém gosta de mim, quero acabar com tudo'],
    ['selfHarm attention', 'quero acabar com tudo'],
    ['selfHarm attention', 'vou acabar com tudo'],
    ['selfHarm attention', 'ninguem me ama'],
    ['selfHarm attention', 'to querendo sumir pra sempre'],
    ['selfHarm attention', 'quero sumir o mais rápido possível'],
    ['violence high', 'vou mаtar meu professor'],
  ])('says %s of: %s', (told, text) => {
    const found = screened(text);
    expect(`${found?.topic} ${found?.severity}`).toBe(told);
  });

  it.each([
    'vou acabar com tudo isso hoje (tarefa)',
    'vou acabar com tudo isso hoje',
    'quero acabar com toda a lição hoje',
    'quero acabar com tudo da tarefa antes do jantar',
    'vou acabar com tudo até sexta',
    'vou acabar com tudo no jogo',
    'quero acabar com tudo que é inimigo da fase',
    'quero morrer de rir',
    'ｑｕｅｒｏ ｍｏｒｒｅｒ ｄｅ ｒｉｒ',
    'matar o processo',
    'mаtar o processo',
    'sumir o objeto da tela',
    'quero sumir o ator quando ele toca na borda',
    'to querendo sumir com o texto',
    'quero desaparecer o gato',
    'minha mãe me mataria se eu tirasse nota baixa',
    'minha mãe me mataria se pudesse ver essa nota',
    'o inimigo me mataria se pudesse',
    'eu me mataria de rir',
    'ninguém me ama no jogo dos gatos',
    'não quero mas vou fazer',
    'não quero mais essa variável',
    'não quero mas preciso continuar o código',
    'kero uma lista',
    'quero acabar com a dor de cabeça',
    'Привет, как дела?',
    'ângulo α e β, resistor de 10 kΩ',
    'o que faz o constructor e o __proto__',
  ])('says nothing of: %s', (text) => {
    expect(screened(text)).toBeNull();
  });

  it('in good time', () => {
    const repeated = ['ｑ', 'а', '\u200b', '\u0301', 'quero acabar com ', 'ninguem me ama ', 'me mataria ', 'sumir o '];
    for (const text of repeated.map((one) => one.repeat(Math.ceil(4_000 / one.length)))) {
      const begun = workedMs();
      screened(text);
      expect(workedMs() - begun, text.slice(0, 12)).toBeLessThan(150);
    }
  });
});
