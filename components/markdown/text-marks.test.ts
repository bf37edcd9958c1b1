import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, block, code, linked, type Marked, player, prefixed, wrapped } from './text-marks';

/** `[` and `]` stand where the selection begins and ends. */
function marked(written: string): Marked {
  const [start, end] = [written.indexOf('['), written.indexOf(']') - 1];
  return { text: written.replace('[', '').replace(']', ''), start, end };
}

const selections = fc.tuple(fc.string(), fc.nat(), fc.nat()).map(([text, a, b]) => {
  const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
  return { text, start, end };
});

describe('text marks', () => {
  it('puts marks around what is selected', () => {
    expect(applied(marked('um [robô] anda'), wrapped(marked('um [robô] anda'), '**', 'x'))).toBe('um **robô** anda');
    expect(applied(marked('[]'), wrapped(marked('[]'), '**', 'palavra'))).toBe('**palavra**');
  });

  it('makes whole lines a list, and back', () => {
    const list = marked('a\nb[b\nc]c\nd');
    const made = applied(
      list,
      prefixed(list, (number) => `${number}. `),
    );
    expect(made).toBe('a\n1. bb\n2. cc\nd');
    const back = { text: made, start: 3, end: 9 };
    expect(
      applied(
        back,
        prefixed(back, (number) => `${number}. `),
      ),
    ).toBe('a\nbb\ncc\nd');
  });

  it('gives a block lines of its own', () => {
    const middle = marked('antes[]depois');
    expect(applied(middle, block(middle, '---'))).toBe('antes\n\n---\n\ndepois');
  });

  it('keeps selected lines as code of a language', () => {
    const lines = marked('[print(1)\n]');
    expect(applied(lines, code(lines, 'python'))).toBe('```python\nprint(1)\n```\n');
  });

  it('knows videos and projects from other addresses', () => {
    expect(player('https://youtu.be/dQw4w9WgXcQ?t=3')).toBe('@[youtube](dQw4w9WgXcQ)');
    expect(player('https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ')).toBe('@[youtube](dQw4w9WgXcQ)');
    expect(player('https://scratch.mit.edu/projects/123456/')).toBe('@[scratch](123456)');
    expect(player('https://exemplo.br/watch?v=dQw4w9WgXcQ')).toBeUndefined();
    const words = marked('veja [aqui]');
    expect(applied(words, linked(words, 'https://exemplo.br'))).toBe('veja [aqui](https://exemplo.br)');
  });

  it('never loses a letter outside the selection', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const { text, start, end } = selection;
        for (const edit of [wrapped(selection, '**', 'x'), block(selection, '---'), code(selection, 'python')]) {
          const after = applied(selection, edit);
          expect(after.startsWith(text.slice(0, start))).toBe(true);
          expect(after.endsWith(text.slice(end))).toBe(true);
        }
      }),
    );
  });
});
