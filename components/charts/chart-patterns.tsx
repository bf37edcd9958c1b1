import { markOf } from './series-marks';

/** Drawn in the colour of the page over the colour of the series; the plain one has nothing to draw. */
const strokes = ['', 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6', 'M0 4H8', 'M4 4h.01', 'M4 0V8', 'M0 0L8 8M8 0L0 8'];
const widths = [0, 2, 2.2, 4, 2.2, 1.4];

/** The fill of each series: a colour, and a drawing that says the same in grey. */
export function ChartPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => ({ index, ...markOf(index) }))
        .filter(({ shape }) => shape > 0)
        .map(({ index, colour, shape }) => (
          <pattern key={index} id={patternId(id, index)} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 0H8V8H0Z" fill={colour} />
            <path d={strokes[shape]} stroke="var(--surface)" strokeWidth={widths[shape]} strokeLinecap="round" />
          </pattern>
        ))}
    </defs>
  );
}

export function fillOf(id: string, index: number): string {
  const { colour, shape } = markOf(index);
  return shape === 0 ? colour : `url(#${patternId(id, index)})`;
}

function patternId(id: string, index: number): string {
  return `${id}-fill-${index}`;
}
