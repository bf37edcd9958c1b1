import { joinClasses } from '@/components/ui/join-classes';
import { type ChartSeries, knownSeries, numbersIn } from './chart-data';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { ChartPlot } from './chart-plot';
import { xOf } from './geometry/line';
import { type LineLayout, lineLayout, plotHeight } from './line-layout';
import { LineSwatch, Lines, Marker, MarkerShapes } from './line-marks';
import { useChartWords } from './use-chart-words';

export interface LineChartProps extends ChartProps {
  /** The names of the moments, oldest first. */
  moments: readonly string[];
  series: readonly ChartSeries[];
  /** Values that the axis holds in any case: of a share, nothing and all. */
  span?: readonly number[];
}

/** What changes with time; a missing value leaves a gap. */
export function LineChart({ id, moments, series: given, span, format, ...frame }: LineChartProps) {
  const { exact, ticks, summary } = useChartWords(format);
  const series = knownSeries(given, moments.length);
  const points = series.flatMap(({ label, values }) =>
    values.map((value, at) => ({ label: `${label}, ${moments[at]}`, value })),
  );
  const empty = numbersIn(points.map(({ value }) => value)).length === 0;
  return (
    <ChartFrame
      {...frame}
      empty={empty}
      table={{
        columns: series,
        rows: moments.map((label, at) => ({
          key: label,
          label,
          cells: series.map(({ values }) => exact(values[at] ?? null)),
        })),
      }}
    >
      {!empty && (
        <Drawing
          id={id}
          title={frame.title}
          summary={summary(points)}
          series={series}
          layout={lineLayout({ labels: moments, series, span }, ticks)}
          ticks={ticks}
          texts={series.map(({ label, values }) =>
            values.flatMap((value, at) => (value === null ? [] : [`${label}, ${moments[at]}: ${exact(value)}`])),
          )}
        />
      )}
    </ChartFrame>
  );
}

interface DrawingProps {
  id: string;
  title: string;
  summary: string;
  series: readonly ChartSeries[];
  layout: LineLayout;
  ticks: (values: readonly number[]) => readonly string[];
  texts: string[][];
}

function Drawing({ id, title, summary, series, layout, ticks, texts }: DrawingProps) {
  const { scale, yOf, runs, names, start, end, endWide } = layout;
  const floor = yOf(Math.max(0, scale.ticks[0] ?? 0));
  return (
    <>
      {series.length > 1 && (
        <div className={joinClasses('mb-3', names.length > 0 && 'chart-narrow')}>
          <ChartLegend
            entries={series.map(({ key, label }, index) => ({ key, label, swatch: <LineSwatch index={index} /> }))}
          />
        </div>
      )}
      <ChartPlot
        id={id}
        title={title}
        summary={summary}
        height={plotHeight + 26}
        start={start}
        end={end}
        endWide={endWide}
      >
        <MarkerShapes id={id} count={series.length} />
        <Grid layout={layout} texts={ticks(scale.ticks)} />
        <Lines id={id} runs={runs} texts={texts} floor={floor} />
        {names.map(({ text, y }, index) => (
          <g key={series[index]?.key} className="chart-wide" transform="translate(16 0)">
            <Marker id={id} index={index} x={100} y={y} />
            <text x="100%" y={y} dx="10" dy="0.35em">
              {text}
            </text>
          </g>
        ))}
      </ChartPlot>
    </>
  );
}

function Grid({ layout, texts }: { layout: LineLayout; texts: readonly string[] }) {
  const { scale, yOf, moments } = layout;
  return (
    <>
      {scale.ticks.map((tick, index) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart-baseline' : 'chart-grid'}
            x1="0"
            x2="100%"
            y1={yOf(tick)}
            y2={yOf(tick)}
          />
          <text className="chart-tick" x="-8" y={yOf(tick)} dy="0.35em" textAnchor="end">
            {texts[index]}
          </text>
        </g>
      ))}
      {moments.map(
        ({ text, shown }, index) =>
          shown !== 'never' && (
            <text
              key={text}
              className={joinClasses('chart-tick', shown === 'wide' && 'chart-wide')}
              x={`${xOf(index, moments.length)}%`}
              y={plotHeight + 20}
              textAnchor="middle"
            >
              {text}
            </text>
          ),
      )}
    </>
  );
}
