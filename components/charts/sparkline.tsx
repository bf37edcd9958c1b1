import './chart.css';
import type { NumberFormatOptions } from 'next-intl';
import { type ChartItem, knownItems, numbersIn } from './chart-data';
import { ChartTable } from './chart-table';
import { linePath, runsOf } from './geometry/line';
import { niceScale } from './geometry/scale';
import { useChartWords } from './use-chart-words';

export interface SparklineProps {
  id: string;
  title: string;
  /** Oldest first. */
  items: readonly ChartItem[];
  valueLabel: string;
  format?: NumberFormatOptions;
}

const height = 36;
const edge = 5;

/** A line without axes, to stand beside a figure: it shows ups and downs alone, so it need not begin at zero. */
export function Sparkline({ id, title, items: given, valueLabel, format }: SparklineProps) {
  const { exact, summary, t } = useChartWords(format);
  const items = knownItems(given);
  const values = items.map(({ value }) => value);
  const numbers = numbersIn(values);
  if (numbers.length === 0) return <p className="text-ink-soft text-sm">{t('empty')}</p>;
  const { at } = niceScale(numbers, 4);
  const runs = runsOf(values, (value) => edge + (1 - at(value)) * (height - 2 * edge));
  const last = runs.at(-1)?.at(-1) ?? { x: 50, y: height / 2 };
  return (
    <div className="relative min-w-0 max-w-60 px-1.5">
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
        width="100%"
        height={height}
        className="chart-drawing"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary(items)}</desc>
        <svg
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          overflow="visible"
          aria-hidden="true"
        >
          <path className="chart-line" d={linePath(runs)} stroke="var(--chart-1)" />
        </svg>
        <circle cx={`${last.x}%`} cy={last.y} r="4" fill="var(--chart-1)" stroke="var(--surface)" strokeWidth="1.5" />
      </svg>
      <div className="sr-only">
        <ChartTable
          caption={title}
          columns={[{ key: 'value', label: valueLabel }]}
          rows={items.map(({ key, label, value }) => ({ key, label, cells: [exact(value)] }))}
        />
      </div>
    </div>
  );
}
