import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { screened } from './screening';

const told = (text: string) => {
  const found = screened(text);
  return found && `${found.topic} ${found.severity}`;
};

describe('what children tell in chat spelling', () => {
  it.each([
    ['threats high', ['they are threatening me']],
    ['weapons high', ['trouche um canivete pq to com medo deles', 'tem aluno armado na minha escola']],
    ['secrets high', ['meu tio falo q se eu conta ngm vai acredita em mim', 'he said if i tell mom he will hurt her']],
    ['blackmail high', ['ele printo a chamada e vai manda pros meus pais', 'espalharam fotos minhas no grupo']],
    ['grooming high', ['o cara me da doce pra eu entra na casa dele']],
    [
      'eating attention',
      ['vomito dps de come', 'parei de come pq to gorda', 'tomo laxante escondido', 'i eat only ice all day'],
    ],
    [
      'abuse high',
      ['minha mae mim bateu c o chinelo', 'meu pae nao mas meu tiu passa a mao em mim', 'ele sufoco minha mae'],
    ],
    ['abuse attention', ['n tem comida em casa faz 3 dia', 'minha mae saiu faz 2 dia e n volto']],
    ['bullying attention', ['ngm qr faze dupla cmg', 'colam chiclete no meu cabelo']],
    ['drugs attention', ['cherei cola c os menino', 'to viciada em vape']],
    [
      'selfHarm high',
      ['qria morre hj', 'n aguento mais vive', 'to com a corda pronta', 'i dont want wake up tomorrow'],
    ],
  ] as const)('is heard as %s', (topic, texts) => {
    expect(texts.map((text) => told(text))).toEqual(texts.map(() => topic));
  });

  it.each([
    'to morta de fomeee',
    'morri de rir com esse meme kkkk',
    'vo mata essa prova',
    'esse codigo ta me matando',
    'minha mae vai me matar kkk se eu tirar 5',
    'o robo me bateu sem querer',
    'tomei uma surra no truco',
    'quantas calorias tem uma banana',
    'a prof pediu foto do projeto',
    'como cortar a string no primeiro espaço',
    'nao conta pra prof, é surpresa de aniversario',
    'bora jogar pelada amanha',
  ])('is free when it is said every day: %s', (text) => {
    expect(told(text)).toBeNull();
  });

  it('costs a short time, however long a text is and however near it comes', () => {
    const near = 'me disse que ele vai pedir a foto minha e quando o robo anda para frente no jogo do scratch ';
    screened(near);
    const began = workedMs();
    screened(near.repeat(60).slice(0, 4000));
    // Some hundredths of a second on a busy machine; a pattern that runs away takes minutes.
    expect(workedMs() - began).toBeLessThan(1000);
  });
});
