import { areaPath, linePath, type Point } from './geometry/line';
import { plotHeight } from './line-layout';
import { markers, markOf } from './series-marks';

const markedPointsMax = 24;

/** The shapes once, to be set down at any share of the width. */
export function MarkerShapes({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => ({ index, ...markOf(index) })).map(({ index, colour, shape }) => (
        <path
          key={index}
          id={markerId(id, index)}
          d={markers[shape]}
          fill={colour}
          stroke="var(--surface)"
          strokeWidth="1.5"
          paintOrder="stroke"
        />
      ))}
    </defs>
  );
}

export function Marker({ id, index, x, y }: { id: string; index: number; x: number; y: number }) {
  return <use href={`#${markerId(id, index)}`} x={`${Number(x.toFixed(3))}%`} y={Number(y.toFixed(2))} />;
}

function markerId(id: string, index: number): string {
  return `${id}-marker-${index}`;
}

interface LinesProps {
  id: string;
  runs: readonly Point[][][];
  texts: readonly (readonly string[])[];
  floor: number;
}

/** The lines in a space of 100 across that is stretched to the width, and their points in the unstretched one. */
export function Lines({ id, runs, texts, floor }: LinesProps) {
  return (
    <>
      <svg
        viewBox={`0 0 100 ${plotHeight}`}
        preserveAspectRatio="none"
        width="100%"
        height={plotHeight}
        aria-hidden="true"
        overflow="visible"
      >
        {runs.length === 1 && <path d={areaPath(runs[0] ?? [], floor)} fill="var(--chart-1)" opacity="0.12" />}
        {runs.map((run, index) => {
          const { colour, dash } = markOf(index);
          const d = linePath(run);
          return <path key={colour + dash} className="chart-line" d={d} stroke={colour} strokeDasharray={dash} />;
        })}
      </svg>
      {runs.map((run, index) => {
        const points = run.flat();
        const { colour, dash } = markOf(index);
        return (
          <g key={colour + dash}>
            {points
              .filter((_, at) => points.length <= markedPointsMax || (points.length - 1 - at) % 8 === 0)
              .map(({ x, y }) => (
                <Marker key={x} id={id} index={index} x={x} y={y} />
              ))}
            {points.map(({ x, y }, at) => (
              <circle key={x} cx={`${Number(x.toFixed(3))}%`} cy={y} r="10" fill="transparent">
                <title>{texts[index]?.[at]}</title>
              </circle>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A piece of the line as it is drawn, with its point. */
export function LineSwatch({ index }: { index: number }) {
  const { colour, shape, dash } = markOf(index);
  return (
    <svg width="32" height="14" viewBox="-16 -7 32 14" className="shrink-0" aria-hidden="true">
      <path className="chart-line" d="M-16 0H16" stroke={colour} strokeDasharray={dash} />
      <path d={markers[shape]} fill={colour} stroke="var(--surface)" strokeWidth="1.5" paintOrder="stroke" />
    </svg>
  );
}
