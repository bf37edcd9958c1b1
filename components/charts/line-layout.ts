import { type AxisLabel, axisLabels } from './axis-labels';
import { type ChartSeries, numbersIn } from './chart-data';
import { shortened, spread, widestOf, widthOf } from './geometry/labels';
import { type Point, runsOf } from './geometry/line';
import { niceScale, type Scale, withZeroIfNear } from './geometry/scale';
import { colourCount } from './series-marks';

export const plotHeight = 220;
const top = 10;
const nameLettersMax = 18;
const nameLinePx = 18;
export interface EndName {
  text: string;
  y: number;
}

export interface LineLayout {
  scale: Scale;
  yOf: (value: number) => number;
  runs: Point[][][];
  moments: AxisLabel[];
  /** Names at the lines' ends, in their order; none where a legend tells more. */
  names: EndName[];
  /** Room in px. */
  start: number;
  end: number;
  endWide: number;
}

interface LineContent {
  labels: readonly string[];
  series: readonly ChartSeries[];
  span: readonly number[] | undefined;
}

export function lineLayout(
  { labels, series, span = [] }: LineContent,
  tickTexts: (values: readonly number[]) => readonly string[],
): LineLayout {
  const values = numbersIn(series.flatMap((each) => each.values));
  const scale = niceScale(withZeroIfNear([...values, ...span]), 5);
  const yOf = (value: number) => top + (1 - scale.at(value)) * (plotHeight - top);
  const runs = series.map(({ values }) => runsOf(values, yOf));
  const moments = axisLabels(labels);
  const end = Math.max(10, Math.ceil(widthOf(moments.at(-1)?.text ?? '') / 2) + 2);
  const names = series.length > 1 && series.length <= colourCount ? namesOf(series, runs) : [];
  return {
    scale,
    yOf,
    runs,
    moments,
    names,
    start: widestOf(tickTexts(scale.ticks)) + 10,
    end,
    endWide: names.length > 0 ? Math.max(end, widestOf(names.map(({ text }) => text)) + 32) : end,
  };
}

function namesOf(series: readonly ChartSeries[], runs: readonly Point[][][]): EndName[] {
  const ends = runs.map((run) => run.at(-1)?.at(-1)?.y ?? plotHeight);
  const places = spread(ends, nameLinePx, plotHeight);
  return series.map(({ label }, index) => ({ text: shortened(label, nameLettersMax), y: places[index] ?? 0 }));
}
