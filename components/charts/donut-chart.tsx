import { type ChartItem, knownItems, numbersIn } from './chart-data';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartLegend, FillSwatch } from './chart-legend';
import { ChartPatterns, fillOf } from './chart-patterns';
import { arcsOf, ringPath } from './geometry/arcs';
import { type Slice, slicesOf } from './geometry/slices';
import { colourCount, markOf } from './series-marks';
import { useChartWords } from './use-chart-words';

export interface DonutChartProps extends ChartProps {
  items: readonly ChartItem[];
  valueLabel: string;
  /** Under the whole, in the middle. */
  wholeLabel: string;
}

interface NamedSlice extends Slice {
  label: string;
}

const side = 200;
const ring = { centre: side / 2, outer: 96, inner: 62 };

/** Parts of a whole, at most six; each one's number and share stand in words beside it. */
export function DonutChart({ id, items: given, valueLabel, wholeLabel, format, ...frame }: DonutChartProps) {
  const { exact, short, share, summary, t } = useChartWords(format);
  const items = knownItems(given);
  const numbers = numbersIn(items.map(({ value }) => value));
  const slices = slicesOf(items, colourCount).map((slice) => ({
    ...slice,
    label: slice.label ?? t('others', { count: slice.count }),
  }));
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartFrame
      {...frame}
      empty={numbers.length === 0}
      note={numbers.some((number) => number < 0) && t('negative')}
      table={{
        columns: [
          { key: 'value', label: valueLabel },
          { key: 'share', label: t('share') },
        ],
        rows: items.map(({ key, label, value }) => ({
          key,
          label,
          cells: [exact(value), value === null ? exact(null) : share(Math.max(0, value), whole)],
        })),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <svg
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
          viewBox={`0 0 ${side} ${side}`}
          className="chart-drawing w-full max-w-50 shrink-0"
        >
          <title id={`${id}-title`}>{frame.title}</title>
          <desc id={`${id}-summary`}>{summary(items)}</desc>
          <ChartPatterns id={id} count={slices.length} />
          <Ring id={id} slices={slices} whole={whole} textOf={({ label, value }) => `${label}: ${exact(value)}`} />
          <text x={ring.centre} y={ring.centre - 4} textAnchor="middle" className="text-3xl font-bold">
            {short(whole)}
          </text>
          <text x={ring.centre} y={ring.centre + 18} textAnchor="middle" className="chart-tick">
            {wholeLabel}
          </text>
        </svg>
        <ChartLegend
          className="min-w-0 flex-col gap-y-2"
          entries={slices.map(({ key, label, value }, index) => ({
            key,
            label: (
              <>
                {label} <strong className="whitespace-nowrap tabular-nums">{short(value)}</strong>{' '}
                <span className="text-ink-soft tabular-nums">{share(value, whole)}</span>
              </>
            ),
            swatch: <FillSwatch fill={fillOf(id, index)} edge={markOf(index).colour} />,
          }))}
        />
      </div>
    </ChartFrame>
  );
}

interface RingProps {
  id: string;
  slices: readonly NamedSlice[];
  whole: number;
  textOf: (slice: NamedSlice) => string;
}

/** Bare where there is nothing to share out. */
function Ring({ id, slices, whole, textOf }: RingProps) {
  if (whole === 0) {
    const { centre, outer, inner } = ring;
    return <path d={ringPath({ from: 0, to: 1 }, centre, outer, inner)} fill="var(--sunken)" stroke="var(--edge)" />;
  }
  const arcs = arcsOf(slices.map(({ value }) => value));
  return slices.map((slice, index) => {
    const arc = arcs[index];
    return (
      arc && (
        <path
          key={slice.key}
          d={ringPath(arc, ring.centre, ring.outer, ring.inner)}
          fill={fillOf(id, index)}
          stroke="var(--surface)"
          strokeWidth={slice.value === whole ? 0 : 2}
        >
          <title>{textOf(slice)}</title>
        </path>
      )
    );
  });
}
