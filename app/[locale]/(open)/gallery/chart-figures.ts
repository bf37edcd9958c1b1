import type { ChartValue } from '@/components/charts/chart-data';

type Figures = readonly ChartValue[];

const hours = Array.from({ length: 12 }, (_, index) => `${index + 7}h`);
/** High about `peak`, so that the picture has a place to look at. */
const wave = (peak: number, height: number): Figures =>
  hours.map((_, index) => Math.max(0, Math.round(height - (index - peak) ** 2 * 1.4)));

export const chartFigures = {
  classNames: ['7A', '7B', '8A', '8B', '9A', '9B'],
  attendance: [0.94, 0.88, 0.97, 0.71, null, 0] as Figures,
  balance: [120, -45, 0, 310, -180, 15] as Figures,
  points: [1_483_200, 96_540, 12_350_000, 4_210_777] as Figures,
  many: Array.from({ length: 30 }, (_, index): ChartValue => 18 + ((index * 7) % 17)),
  answers: [
    [120, 98, 64, null],
    [42, 51, 70, null],
    [18, 24, 39, null],
    [6, 2, 0, null],
  ] as Figures[],
  done: [
    [12, 18, 21, 19, 24, 27, 30, 29, 33, 36, 35, 40],
    [15, 14, 17, 22, 21, 20, 25, 31, 30, 34, 38, 38],
    [8, 9, 13, 12, null, null, 15, 19, 18, 22, 21, 25],
  ] as Figures[],
  visits: [310_000, 420_500, 388_000, 610_000, 742_300, 690_000, 905_000, 1_120_000, 1_080_400, 1_340_000] as Figures,
  given: [22, 25, 24, 28, 31, 27, 33, 36, 35, 38, 37, 41] as Figures,
  devices: [84, 61, 33, 19, 12, 7, 2, 1] as Figures,
  hours,
  questions: [wave(3, 18), wave(4, 22), wave(2, 12), wave(8, 46), [...wave(5, 9).slice(0, 8), null, null, null, null]],
  lessons: [
    [1, 1, 0.95, 1, 0.9, 1, 1, 0.98],
    [0.6, 0.8, 0.75, null, 0.5, 0.7, 0.9, 0.65],
    [0.9, 0.92, 1, 0.88, 0.97, 0.3, 0.85, 1],
  ] as Figures[],
};
