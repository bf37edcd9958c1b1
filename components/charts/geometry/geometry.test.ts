import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcsOf, ringPath } from './arcs';
import { barRows } from './bar-rows';
import { heatSteps, toneCount, toneOf } from './heat';
import { labelStep, shortened, spread, widthOf, wrapped } from './labels';
import { areaPath, linePath, runsOf, xOf } from './line';
import { niceScale, withZero, withZeroIfNear } from './scale';
import { slicesOf } from './slices';
import { stackOf } from './stack';

const anyValue = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.double({ min: -1, max: 1, noNaN: true }),
);
const someValues = fc.array(anyValue, { minLength: 1, maxLength: 30 });
const someParts = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 20 });

describe('niceScale', () => {
  it('goes in steps of 1, 2 or 5 times a power of ten', () => {
    expect(niceScale([0, 94], 4).ticks).toEqual([0, 50, 100]);
    expect(niceScale([0, 1_500_000], 4).ticks).toEqual([0, 500_000, 1_000_000, 1_500_000]);
    expect(niceScale([-3, 7], 5).ticks).toEqual([-5, 0, 5, 10]);
    expect(niceScale([0, 0.3], 4).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('never cuts a count into fractions, and stands on zeros alone', () => {
    expect(niceScale([0, 1], 4).ticks).toEqual([0, 1]);
    expect(niceScale([0, 0], 4).ticks).toEqual([0, 1]);
  });

  it('covers the values in equal, rising steps, no more of them than were asked for', () => {
    fc.assert(
      fc.property(someValues, fc.integer({ min: 2, max: 8 }), (values, intervalsMax) => {
        const { ticks } = niceScale(values, intervalsMax);
        const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
        const slack = 1e-9 * Math.max(1e-300, Math.abs(first), Math.abs(last));
        expect(ticks.length - 1).toBeLessThanOrEqual(intervalsMax);
        expect(first).toBeLessThanOrEqual(Math.min(...values) + slack);
        expect(last).toBeGreaterThanOrEqual(Math.max(...values) - slack);
        expect([...ticks].sort((a, b) => a - b)).toEqual([...new Set(ticks)]);
      }),
    );
  });

  it('keeps the order of values between 0 and 1', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const { at } = niceScale(values, 5);
        const places = [...values].sort((a, b) => a - b).map(at);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        for (const place of places) expect(place >= 0 && place <= 1).toBe(true);
      }),
    );
  });

  it('holds zero for lengths, and for lines unless their values are far from it', () => {
    expect(withZero([5])).toContain(0);
    expect(withZeroIfNear([2, 9])).toContain(0);
    expect(withZeroIfNear([90, 98])).toEqual([90, 98]);
    expect(withZeroIfNear([-98, -90])).toEqual([-98, -90]);
    expect(withZeroIfNear([-1, 9])).toContain(0);
  });
});

describe('arcsOf', () => {
  it('lays shares end to end, and together they are one turn', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const arcs = arcsOf(parts);
        for (const [index, { from, to }] of arcs.entries()) {
          expect(to).toBeGreaterThanOrEqual(from);
          expect(from).toBe(arcs[index - 1]?.to ?? 0);
        }
        if (parts.some((part) => part > 0)) expect(arcs.at(-1)?.to).toBe(1);
      }),
    );
  });

  it('gives nothing to anyone where there is nothing', () => {
    expect(arcsOf([0, 0])).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
  });
});

describe('ringPath', () => {
  it('draws the full turn as two halves, a piece as one, nothing as nothing', () => {
    const pieces = (from: number, to: number) => ringPath({ from, to }, 100, 90, 60).split('Z').length - 1;
    expect([pieces(0, 1), pieces(0, 0.75), pieces(0.5, 0.5)]).toEqual([2, 1, 0]);
  });

  it('takes the long way round beyond a half', () => {
    expect(ringPath({ from: 0, to: 0.25 }, 100, 90, 60)).toContain('A90 90 0 0 1 190.00 100.00');
    expect(ringPath({ from: 0, to: 0.75 }, 100, 90, 60)).toContain('A90 90 0 1 1 10.00 100.00');
  });
});

describe('stackOf', () => {
  it('lets no segment overlap the next, and ends at the sum of what is above zero', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyValue), { minLength: 1 }), (values) => {
        const segments = stackOf(values);
        for (const [index, { from, to }] of segments.entries()) {
          expect(to).toBeGreaterThanOrEqual(from);
          expect(from).toBe(segments[index - 1]?.to ?? 0);
        }
        expect(segments.at(-1)?.to).toBe(values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0));
      }),
    );
  });
});

describe('lines', () => {
  it('go from edge to edge, or stand in the middle when alone', () => {
    expect([xOf(0, 3), xOf(1, 3), xOf(2, 3), xOf(0, 1)]).toEqual([0, 50, 100, 50]);
  });

  it('are cut where a value is missing', () => {
    const runs = runsOf([null, 1, 2, null, null, 3], (value) => value * 10);
    expect(linePath(runs)).toBe('M20 10L40 20M100 30');
    expect(areaPath(runs.slice(0, 1), 99)).toBe('M20 10L40 20L40 99L20 99Z');
  });
});

describe('labels', () => {
  it('are wrapped by words, cut when a word is too long, and end in an ellipsis', () => {
    expect(wrapped('Ana', 10, 2)).toEqual(['Ana']);
    expect(wrapped('Escola Municipal do Bosque', 17, 2)).toEqual(['Escola Municipal', 'do Bosque']);
    expect(wrapped('Incomprehensibilities', 10, 2)).toEqual(['Incomprehe', 'nsibiliti…']);
  });

  it('never pass their line or their number of lines', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 40 }), (text, letters) => {
        const lines = wrapped(text, letters, 2);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(letters);
      }),
    );
  });

  it('are left out until those shown fit', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 400 }), (labels) => {
        const step = labelStep(labels, 400);
        const widest = Math.max(...labels.map(widthOf));
        expect(Math.ceil(labels.length / step) * (widest + 12)).toBeLessThanOrEqual(Math.max(400, widest + 12));
      }),
    );
    expect(shortened('Segunda-feira', 8)).toBe('Segunda…');
  });

  it('at the ends of lines move apart, in their order, and stay inside', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(heights, (wanted) => {
        const placed = spread(wanted, 18, 200);
        const gaps = [...placed].sort((a, b) => a - b).map((y, index, all) => y - (all[index - 1] ?? y - 18));
        expect(Math.min(...placed, ...gaps.map((gap) => gap - 18))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...placed)).toBeLessThanOrEqual(200);
        const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
        const inOrder = order.map((index) => placed[index] ?? 0);
        expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
      }),
    );
  });
});

describe('barRows', () => {
  it('sets short names beside the bars and long ones above', () => {
    expect(barRows(['7A', '7B']).start).toBeGreaterThan(0);
    const { start, rows } = barRows(['7A', 'Escola Municipal Professora Maria da Conceição Teixeira']);
    expect([start, rows[1]?.lines.length]).toEqual([0, 2]);
  });

  it('lets no row touch the next, and holds all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 }), { minLength: 1, maxLength: 60 }), (labels) => {
        const { rows, barHeight, height } = barRows(labels);
        for (const [index, { labelY, barY }] of rows.entries()) {
          const before = rows[index - 1];
          if (before) expect(labelY).toBeGreaterThan(before.barY + barHeight);
          expect(barY + barHeight).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});

describe('heatSteps', () => {
  it('give every value a tone, a greater value never a fainter one', () => {
    fc.assert(
      fc.property(someValues, (values) => {
        const steps = heatSteps(values);
        expect(steps.length).toBeLessThanOrEqual(toneCount);
        const tones = [...values].sort((a, b) => a - b).map((value) => toneOf(value, steps) ?? Number.NaN);
        expect(tones).toEqual([...tones].sort((a, b) => a - b));
        for (const tone of tones) expect(tone >= 1 && tone <= toneCount).toBe(true);
      }),
    );
  });

  it('give what is unknown no tone', () => {
    expect(toneOf(null, heatSteps([1, 2]))).toBeNull();
  });
});

describe('slicesOf', () => {
  it('loses nothing when it gathers the least', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 30 }), (values) => {
        const items = values.map((value, index) => ({ key: String(index), label: String(index), value }));
        const slices = slicesOf(items, 6);
        const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);
        expect(slices.length).toBeLessThanOrEqual(6);
        expect(sum(slices.map(({ value }) => value))).toBe(sum(values));
        expect(sum(slices.map(({ count }) => count))).toBe(values.length);
      }),
    );
  });
});
