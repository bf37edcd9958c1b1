import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeFrom, commandIn, likeness, saidFor, voiceCommands } from './voice-commands';

const all = voiceCommands.flatMap((command) => saidFor[command].map((phrase) => [phrase, command] as const));

describe('voice commands', () => {
  it.each(all)('hear "%s" as %s', (phrase, command) => {
    expect(commandIn(phrase)).toBe(command);
    expect(commandIn(`${phrase.toUpperCase()}.`)).toBe(command);
    expect(commandIn(phrase.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(command);
  });

  it.each([
    ['limpa a conversa', 'clear'],
    ['limpar a conversas', 'clear'],
    ['lê isso de novo', undefined],
    ['leia de novo por favor', undefined],
    ['ler denovo', 'readAgain'],
    ['abrir a aulas', 'openLesson'],
    ['open the lessons', 'openLesson'],
    ['parar.', 'stop'],
    ['stopp', 'stop'],
    ['silencio', 'stop'],
  ])('hear "%s" as %s', (spoken, command) => {
    expect(commandIn(spoken)).toBe(command);
  });

  it.each([
    'como eu limpo a tela do jogo',
    'qual é a aula de hoje',
    'por que o laço não para',
    'o que é uma repetição',
    'how do I clear the screen in Scratch',
    'what does stop all do',
    'quando devo parar o motor do robô',
    'aula',
    'ler',
    'a',
    '',
    '   ',
  ])('leave the question "%s" alone', (spoken) => {
    expect(commandIn(spoken)).toBeUndefined();
  });

  it('are taken from a likeness of 0.8 on', () => {
    expect(alikeFrom).toBe(0.8);
    fc.assert(
      fc.property(fc.string(), (spoken) => {
        const heard = spoken
          .normalize('NFD')
          .replace(/[^\p{L}\p{N}]/gu, '')
          .toLowerCase();
        const most = Math.max(
          ...all.map(([phrase]) =>
            likeness(
              heard,
              phrase
                .normalize('NFD')
                .replace(/[^\p{L}\p{N}]/gu, '')
                .toLowerCase(),
            ),
          ),
        );
        expect(commandIn(spoken) !== undefined).toBe(most >= alikeFrom);
      }),
    );
  });

  it('measure likeness alike from both sides, between nothing and the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const alike = likeness(one, other);
        expect(likeness(other, one)).toBe(alike);
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
        if (one !== '') expect(likeness(one, one)).toBe(1);
      }),
    );
    expect(likeness('night', 'nacht')).toBe(0.25);
  });
});
