import { BarLabel } from './bar-label';
import { type ChartSeries, knownSeries, numbersIn } from './chart-data';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartLegend, FillSwatch } from './chart-legend';
import { ChartPatterns, fillOf } from './chart-patterns';
import { across, ChartPlot } from './chart-plot';
import { type BarRows, barRows } from './geometry/bar-rows';
import { widestOf } from './geometry/labels';
import { niceScale, type Scale, withZero } from './geometry/scale';
import { type Segment, stackOf } from './geometry/stack';
import { markOf } from './series-marks';
import { useChartWords } from './use-chart-words';
import { ValueAxis } from './value-axis';

export interface StackedBarChartProps extends ChartProps {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

interface Part extends Segment {
  /** For the pointer that rests on it. */
  text: string;
}

/** One lying bar for each category, made of the series laid end to end, with the whole at its end. */
export function StackedBarChart({ id, categories, series: given, format, ...frame }: StackedBarChartProps) {
  const { exact, short, ticks, summary, t } = useChartWords(format);
  const series = knownSeries(given, categories.length);
  const numbers = numbersIn(series.flatMap(({ values }) => values));
  const layout = barRows(categories);
  const valuesAt = (at: number) => series.map(({ values }) => values[at] ?? null);
  const stacks = categories.map((category, at): Part[] => {
    const values = valuesAt(at);
    return stackOf(values).map((segment, index) => ({
      ...segment,
      text: `${category}, ${series[index]?.label}: ${exact(values[index] ?? null)}`,
    }));
  });
  const wholes = stacks.map((parts, at) => (numbersIn(valuesAt(at)).length > 0 ? (parts.at(-1)?.to ?? 0) : null));
  const scale = niceScale(withZero(numbersIn(wholes)), 4);
  const texts = wholes.map(short);
  return (
    <ChartFrame
      {...frame}
      empty={numbers.length === 0}
      note={numbers.some((number) => number < 0) && t('negative')}
      table={{
        columns: series,
        rows: categories.map((label, at) => ({
          key: label,
          label,
          cells: valuesAt(at).map(exact),
        })),
      }}
    >
      <ChartLegend
        className="mb-3"
        entries={series.map(({ key, label }, index) => ({
          key,
          label,
          swatch: <FillSwatch fill={fillOf(id, index)} edge={markOf(index).colour} />,
        }))}
      />
      <ChartPlot
        id={id}
        title={frame.title}
        summary={summary(categories.map((label, at) => ({ label, value: wholes[at] ?? null })))}
        height={layout.height + 24}
        start={layout.start}
        end={widestOf(texts) + 8}
      >
        <ChartPatterns id={id} count={series.length} />
        <ValueAxis scale={scale} texts={ticks(scale.ticks)} height={layout.height} />
        <Stacks id={id} layout={layout} stacks={stacks} scale={scale} />
        {layout.rows.map(({ barY }, at) => (
          <text
            key={categories[at]}
            className="chart-value"
            x={across(scale.at(wholes[at] ?? 0))}
            y={barY + layout.barHeight / 2}
            dx="6"
            dy="0.35em"
          >
            {texts[at]}
          </text>
        ))}
      </ChartPlot>
    </ChartFrame>
  );
}

function Stacks({ id, layout, stacks, scale }: { id: string; layout: BarRows; stacks: Part[][]; scale: Scale }) {
  return layout.rows.map((row, at) => (
    <g key={row.barY}>
      <BarLabel row={row} beside={layout.start > 0} />
      {stacks[at]?.map(
        ({ from, to, text }, index) =>
          to > from && (
            <rect
              key={text}
              x={across(scale.at(from))}
              y={row.barY}
              width={across(scale.at(to) - scale.at(from))}
              height={layout.barHeight}
              fill={fillOf(id, index)}
              stroke={markOf(index).colour}
            >
              <title>{text}</title>
            </rect>
          ),
      )}
    </g>
  ));
}
