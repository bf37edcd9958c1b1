import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourCount } from '@/components/charts/series-marks';

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

const sheets = ['ui/styles/tokens', 'charts/chart'].map((name) =>
  readFileSync(new URL(`../../components/${name}.css`, import.meta.url), 'utf8'),
);

/** As written in the style sheets: --name: var(--light, #…) var(--dark, #…). */
function colour(name: string, theme: Theme): Rgb {
  const found = new RegExp(`--${name}: var\\(--light, (#\\w{6})\\) var\\(--dark, (#\\w{6})\\)`).exec(sheets.join('\n'));
  return linear((theme === 'light' ? found?.[1] : found?.[2]) ?? '');
}

function linear(hex: string): Rgb {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** WCAG 2. */
function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What the three kinds of colour blindness, at their strongest, see (Machado, Oliveira and Fernandes 2009). */
const eyes: Record<string, readonly Rgb[]> = {
  every: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times(rows: readonly Rgb[], [a, b, c]: Rgb): Rgb {
  const [r = 0, g = 0, bl = 0] = rows.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [r, g, bl];
}

/** Oklab, where equal distances look alike. */
function perceived(rgb: Rgb): Rgb {
  const clipped = rgb.map((share) => Math.min(1, Math.max(0, share))) as unknown as Rgb;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    clipped,
  ).map(Math.cbrt) as unknown as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function apart(one: Rgb, other: Rgb, eye: readonly Rgb[]): number {
  const [a, b] = [perceived(times(eye, one)), perceived(times(eye, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const series = Array.from({ length: colourCount }, (_, index) => `chart-${index + 1}`);
const tones = [1, 2, 3, 4, 5].map((tone) => `heat-${tone}`);

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  it('stands out from every background by 3 to 1', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken']) {
      for (const name of series)
        expect(contrast(colour(name, theme), colour(ground, theme)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(eyes))('keeps its colours apart for the eye of %s', (_, eye) => {
    for (const [index, one] of series.entries()) {
      for (const other of series.slice(index + 1))
        expect(apart(colour(one, theme), colour(other, theme), eye), `${one} and ${other}`).toBeGreaterThan(0.11);
    }
  });

  it('leads from little to much by lightness alone, away from the page', () => {
    const steps = tones.map((name) => contrast(colour(name, theme), colour('surface', theme)));
    for (const [index, step] of steps.entries())
      if (index > 0) expect(step / (steps[index - 1] ?? step), tones[index]).toBeGreaterThan(1.3);
  });

  it('has numbers on its tones that can be read', () => {
    for (const name of tones)
      expect(contrast(colour(name, theme), colour(`${name}-ink`, theme)), name).toBeGreaterThanOrEqual(4.5);
  });

  it('frames the samples of faint tones by 3 to 1', () => {
    expect(contrast(colour('edge', theme), colour('surface', theme))).toBeGreaterThanOrEqual(3);
  });
});
