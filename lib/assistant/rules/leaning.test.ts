import { describe, expect, it } from 'vitest';
import { leans, spokenOf } from './leaning';

describe('leans', () => {
  it.each(['me dá um exemplo', 'e se tiver vazia?', 'sim', 'explica mais fácil', 'and the list?', 'pra sempre??'])(
    'hears that it goes on with what was said: %s',
    (question) => expect(leans(question)).toBe(true),
  );

  it.each(['o que é um servo motor', 'como faço o robô virar na parede da sala', 'oq é while'])(
    'leaves alone what stands by itself: %s',
    (question) => expect(leans(question)).toBe(false),
  );
});

describe('spokenOf', () => {
  const said = (content: string) => ({ role: 'user' as const, content });

  it('goes back to the question that stands by itself, and no further', () => {
    const history = [said('o que é um servo motor'), said('o que é uma lista em Python'), said('me dá um exemplo')];
    expect(spokenOf('e se tiver vazia?', history).map(({ text }) => text)).toEqual([
      'e se tiver vazia?',
      'me dá um exemplo',
      'o que é uma lista em Python',
    ]);
  });

  it('counts what was asked before less', () => {
    const [now, before] = spokenOf('e o pior?', [said('como acho o melhor dia')]);
    expect(before?.weight).toBeLessThan(now?.weight ?? 0);
  });

  it('takes a question that needs nothing as it is', () => {
    expect(spokenOf('o que é um servo motor', [said('como ligo o LED')])).toHaveLength(1);
  });

  it('looks for code by what the material calls it, of what was asked before too', () => {
    const texts = (question: string, before: string[] = []) =>
      spokenOf(question, before.map(said)).map(({ text }) => text);
    expect(texts('oq é if')).toEqual(['oq é if', 'condição decisão']);
    expect(texts('oq é if', ['o que é um servo motor'])).toHaveLength(2);
    expect(texts('me dá um exemplo', ['o que é o for?'])).toEqual([
      'me dá um exemplo',
      'o que é o for?',
      'repetição vezes range',
    ]);
  });

  it('hears "whats" as it asks in English', () => {
    expect(spokenOf("what's a loop for cars", [])[0]?.text).toBe('what is a loop for cars');
  });
});
