import { BarLabel } from './bar-label';
import { type ChartItem, knownItems, numbersIn } from './chart-data';
import { ChartFrame, type ChartProps } from './chart-frame';
import { across, ChartPlot } from './chart-plot';
import { barRows } from './geometry/bar-rows';
import { widestOf } from './geometry/labels';
import { niceScale, withZero } from './geometry/scale';
import { useChartWords } from './use-chart-words';

export interface BarChartProps extends ChartProps {
  items: readonly ChartItem[];
  /** What the bars measure; heads the numbers. */
  valueLabel: string;
}

/** One lying bar for each item, in the order given, with its number at its end. */
export function BarChart({ id, items: given, valueLabel, format, ...frame }: BarChartProps) {
  const { exact, short, summary } = useChartWords(format);
  const items = knownItems(given);
  const numbers = numbersIn(items.map(({ value }) => value));
  const { rows, barHeight, height, overhang, start } = barRows(items.map(({ label }) => label));
  const { at } = niceScale(withZero(numbers), 4);
  const texts = items.map(({ value }) => short(value));
  return (
    <ChartFrame
      {...frame}
      empty={numbers.length === 0}
      table={{
        columns: [{ key: 'value', label: valueLabel }],
        rows: items.map(({ key, label, value }) => ({ key, label, cells: [exact(value)] })),
      }}
    >
      <ChartPlot
        id={id}
        title={frame.title}
        summary={summary(items)}
        height={height}
        start={start}
        end={widestOf(texts) + 8}
      >
        {rows.map((row, index) => {
          const { key = '', label = '', value = null } = items[index] ?? {};
          const [from, to] = [at(0), at(value ?? 0)].sort((a, b) => a - b) as [number, number];
          return (
            <g key={key}>
              <title>{`${label}: ${exact(value)}`}</title>
              <BarLabel row={row} beside={start > 0} />
              <rect
                x={across(from)}
                y={row.barY}
                width={across(to - from)}
                height={barHeight}
                rx="2"
                fill="var(--chart-1)"
              />
              <line
                className="chart-baseline"
                x1={across(at(0))}
                x2={across(at(0))}
                y1={row.barY - overhang}
                y2={row.barY + barHeight + overhang}
              />
              <text className="chart-value" x={across(to)} y={row.barY + barHeight / 2} dx="6" dy="0.35em">
                {texts[index]}
              </text>
            </g>
          );
        })}
      </ChartPlot>
    </ChartFrame>
  );
}
