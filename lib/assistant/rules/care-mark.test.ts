import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careMarkOf, careMarkReader } from './care-mark';

const mark = careMarkOf('0a1b2c3d4e5f');

type Ending = { known?: string | null; isCut?: boolean };

/** All that may be shown of an answer that comes in these pieces. */
function read(pieces: readonly string[], { known = mark, isCut = false }: Ending = {}) {
  const reader = careMarkReader(known);
  const shown = pieces.map((piece) => reader.take(piece)).join('');
  const isWhole = reader.isWhole();
  return { shown: shown + reader.end(isCut), care: reader.care(), isWhole };
}

const cutInto = (text: string, ends: readonly number[]) => {
  const sorted = [0, ...ends.map((end) => end % (text.length + 1)).sort((a, b) => a - b), text.length];
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
};

describe('careMarkReader', () => {
  it('finds the mark in any pieces, and shows nothing of it nor of what follows', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9 -]{0,30}$/).filter((text) => !text.includes(mark));
    fc.assert(
      fc.property(words, words, fc.array(fc.nat(), { maxLength: 12 }), (before, after, ends) => {
        const { shown, care } = read(cutInto(`${before}${mark}:abuse\n${after}`, ends));
        expect(care).toEqual({ topic: 'abuse', severity: 'high' });
        // What stands before it in one piece may go with it.
        expect(before.startsWith(shown)).toBe(true);
      }),
    );
  });

  it('shows every letter of an answer without it, however near it comes', () => {
    const near = fc.array(fc.constantFrom(mark.slice(0, 9), 'CARE-', 'C', 'care-0a1b', ' oi ', mark.slice(5)));
    fc.assert(
      fc.property(near, fc.array(fc.nat(), { maxLength: 12 }), (parts, ends) => {
        const text = `${parts.join('|')}.`;
        expect(read(cutInto(text, ends))).toEqual({ shown: text, care: null, isWhole: false });
      }),
    );
  });

  it.each([
    [`${mark}:selfHarm\n`, 'selfHarm', 'high', true],
    [`${mark}: GROOMING.`, 'grooming', 'high', true],
    [`**${mark.toLowerCase()}:bullying**`, 'bullying', 'attention', true],
    [`${mark}:eating`, 'eating', 'attention', false],
    [mark, 'other', 'attention', false],
    [`${mark}\nOi`, 'other', 'attention', false],
    [`${mark}:nothing known\n`, 'other', 'attention', true],
    [`${mark}:groo`, 'grooming', 'high', false],
    [`${mark}:s`, 'other', 'high', false],
  ] as const)('reads %j as %s, %s', (text, topic, severity, isWhole) => {
    expect(read([text])).toMatchObject({ care: { topic, severity }, isWhole });
  });

  it('takes a piece of it at the end for all of it, however the answer ended', () => {
    const other = { topic: 'other', severity: 'attention' };
    for (const isCut of [true, false]) {
      for (const length of [7, 11, mark.length - 1]) {
        expect(read(['Oi. ', mark.slice(0, length)], { isCut })).toMatchObject({ shown: 'Oi. ', care: other });
      }
    }
    // What an answer was to begin with is no word of it; later on it may be one.
    expect(read(['CARE'], { isCut: true })).toMatchObject({ shown: '', care: other });
    expect(read(['Take CARE'], { isCut: true })).toMatchObject({ shown: 'Take ', care: null });
    expect(read(['Take CARE'])).toMatchObject({ shown: 'Take CARE', care: null });
    expect(read(['C'], { isCut: true })).toMatchObject({ shown: '', care: null });
  });

  it('shows everything where no mark was told', () => {
    expect(read([`${mark}:abuse`], { known: null })).toEqual({ shown: `${mark}:abuse`, care: null, isWhole: false });
  });
});
