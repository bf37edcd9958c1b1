import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenReader } from './spoken';

/** What is passed on of what comes in these pieces, in the end and at any time; and whether it was taken back. */
function heard(pieces: readonly string[], thinksFirst = false) {
  let said = '';
  let before = '';
  const reader = spokenReader({
    thinksFirst,
    onUnsaid: () => {
      before += said;
      said = '';
    },
  });
  for (const piece of pieces) {
    const more = reader.take(piece);
    said += more;
  }
  return { said: said + reader.rest(), before };
}

const cutInto = (text: string, ends: readonly number[]) => {
  const sorted = [0, ...ends.map((end) => end % (text.length + 1)).sort((a, b) => a - b), text.length];
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
};

const marks = ['think', 'Thinking', 'THOUGHT', 'reasoning', 'seed:think'].map((tag) => [`<${tag}>`, `</${tag}>`]);
const anyMarks = fc.constantFrom(...marks, ['[THINK]', '[/THINK]'], ['◁think▷', '◁/think▷']);
const words = fc.stringMatching(/^[a-zà-ú .,]{0,30}$/);
const ends = fc.array(fc.nat(), { maxLength: 12 });

describe('what a model says', () => {
  it('is all that stands outside of its thoughts, in any pieces', () => {
    fc.assert(
      fc.property(anyMarks, words, words, words, ends, ([open, close], first, thought, last, cuts) => {
        const pieces = cutInto(`Oi${first}${open}${thought}${close}${last}`, cuts);
        expect(heard(pieces)).toEqual({ said: `Oi${first}${last}`, before: '' });
      }),
    );
  });

  it('is nothing of a thought that never ends, nor of a mark that the end of the answer cuts', () => {
    expect(heard(['<think>O robô', ' precisa'])).toEqual({ said: '', before: '' });
    expect(heard(['Oi.<th', 'ink>O robô </thi'])).toEqual({ said: 'Oi.', before: '' });
  });

  it('is taken back when it was a thought that nobody opened, and then waits for its end', () => {
    expect(heard(['O robô precisa de', ' dois laços.\n</th', 'ink>\n\nOi!'])).toEqual({
      said: 'Oi!',
      before: expect.stringContaining('O robô precisa'),
    });
    expect(heard(['O robô precisa.', '</think>\n\nOi!'], true)).toEqual({ said: 'Oi!', before: '' });
    expect(heard(['<think>a</think>Oi!', '</think> Sim.'])).toEqual({ said: 'Oi! Sim.', before: '' });
  });

  it('begins with its first word, as that was indented', () => {
    expect(heard(['\n', ' \n\u200b', '\n    x = 1\n'])).toEqual({ said: '    x = 1\n', before: '' });
    expect(heard([' ', '\n', '\u200b'])).toEqual({ said: '', before: '' });
  });

  it('keeps its signs that only look like a mark', () => {
    for (const text of ['se x < 3 e y > 2', 'a<b', '<t', '<thin>', 'vetor[t', '</p>']) {
      expect(heard([...text])).toEqual({ said: text, before: '' });
    }
  });
});
