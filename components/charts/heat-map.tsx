import { joinClasses } from '@/components/ui/join-classes';
import { type AxisLabel, axisLabels, type Shown, shownInColumns } from './axis-labels';
import { type ChartSeries, type ChartValue, knownSeries, numbersIn } from './chart-data';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartLegend, FillSwatch, MissingSwatch } from './chart-legend';
import { across, ChartPlot } from './chart-plot';
import { type HeatStep, heatSteps, toneOf } from './geometry/heat';
import { shortened, widestOf } from './geometry/labels';
import { useChartWords } from './use-chart-words';

export interface HeatMapProps extends ChartProps {
  columns: readonly string[];
  /** Each row with one value a column. */
  rows: readonly ChartSeries[];
}

const headPx = 24;
const cellPx = 32;
const gapPx = 2;
const nameLettersMax = 13;

/** A table by its tones: the fuller, the further from the page's own lightness. */
export function HeatMap({ id, columns, rows: given, format, ...frame }: HeatMapProps) {
  const { exact, short, summary, t } = useChartWords(format);
  const rows = knownSeries(given, columns.length);
  const numbers = numbersIn(rows.flatMap(({ values }) => values));
  const steps = numbers.length > 0 ? heatSteps(numbers) : [];
  const names = rows.map(({ label }) => shortened(label, nameLettersMax));
  const shown = shownInColumns(numbers.map(short), columns.length);
  const textOf = (row: string, at: number, value: ChartValue) => `${row}, ${columns[at]}: ${exact(value)}`;
  return (
    <ChartFrame
      {...frame}
      empty={numbers.length === 0}
      table={{
        columns: columns.map((label) => ({ key: label, label })),
        rows: rows.map(({ key, label, values }) => ({ key, label, cells: values.map(exact) })),
      }}
    >
      <ChartPlot
        id={id}
        title={frame.title}
        summary={summary(
          rows.flatMap(({ label, values }) =>
            values.map((value, at) => ({ label: `${label}, ${columns[at]}`, value })),
          ),
        )}
        height={headPx + rows.length * cellPx}
        start={widestOf(names) + 10}
      >
        <Head columns={axisLabels(columns)} />
        {rows.map(({ key, label, values }, index) => (
          <Row
            key={key}
            name={names[index] ?? ''}
            y={headPx + index * cellPx}
            values={values}
            steps={steps}
            shown={shown}
            short={short}
            textOf={(at, value) => textOf(label, at, value)}
          />
        ))}
      </ChartPlot>
      <ChartLegend
        className="mt-4"
        entries={[
          ...steps.map(({ from, to, tone }) => ({
            key: String(tone),
            label: t('between', { from: short(from), to: short(to) }),
            swatch: <FillSwatch fill={`var(--heat-${tone})`} edge="var(--edge)" />,
          })),
          ...(numbers.length < rows.length * columns.length
            ? [{ key: 'missing', label: exact(null), swatch: <MissingSwatch /> }]
            : []),
        ]}
      />
    </ChartFrame>
  );
}

function Head({ columns }: { columns: readonly AxisLabel[] }) {
  return columns.map(
    ({ text, shown }, at) =>
      shown !== 'never' && (
        <text
          key={text}
          className={joinClasses('chart-tick', shown === 'wide' && 'chart-wide')}
          x={across((at + 0.5) / columns.length)}
          y={headPx - 9}
          textAnchor="middle"
        >
          {text}
        </text>
      ),
  );
}

interface RowProps {
  name: string;
  y: number;
  values: readonly ChartValue[];
  steps: readonly HeatStep[];
  shown: Shown;
  short: (value: ChartValue) => string;
  textOf: (at: number, value: ChartValue) => string;
}

function Row({ name, y, values, steps, shown, short, textOf }: RowProps) {
  const middle = y + cellPx / 2;
  return (
    <g>
      <text x="-10" y={middle} dy="0.35em" textAnchor="end">
        {name}
      </text>
      {values.map((value, at) => {
        const tone = toneOf(value, steps);
        const text = textOf(at, value);
        return (
          <g key={text}>
            <title>{text}</title>
            <rect
              x={across(at / values.length)}
              y={y + gapPx / 2}
              width={across(1 / values.length)}
              height={cellPx - gapPx}
              fill={tone === null ? 'transparent' : `var(--heat-${tone})`}
              stroke={tone === null ? undefined : 'var(--surface)'}
              strokeWidth={gapPx}
              className={tone === null ? 'chart-missing' : undefined}
            />
            {tone !== null && shown !== 'never' && (
              <text
                className={shown === 'wide' ? 'chart-wide' : undefined}
                style={{ fill: `var(--heat-${tone}-ink)` }}
                x={across((at + 0.5) / values.length)}
                y={middle}
                dy="0.35em"
                textAnchor="middle"
              >
                {short(value)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
