export interface Arc {
  /** In turns, clockwise from the top. */
  from: number;
  to: number;
}

/** Each part's share of one turn, one after the other. */
export function arcsOf(parts: readonly number[]): Arc[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  return parts.map((part) => {
    const from = whole > 0 ? before / whole : 0;
    before += part;
    return { from, to: whole > 0 ? before / whole : 0 };
  });
}

/** A piece of a ring; the full turn takes two halves, because an arc cannot end where it begins. */
export function ringPath({ from, to }: Arc, centre: number, outer: number, inner: number): string {
  if (to - from <= 0) return '';
  if (to - from >= 1) {
    const halves = [
      { from, to: from + 0.5 },
      { from: from + 0.5, to: from + 1 },
    ];
    return halves.map((half) => ringPath(half, centre, outer, inner)).join('');
  }
  const long = to - from > 0.5 ? 1 : 0;
  const point = (turn: number, radius: number) => pointAt(turn, centre, radius);
  return [
    `M${point(from, outer)}`,
    `A${outer} ${outer} 0 ${long} 1 ${point(to, outer)}`,
    `L${point(to, inner)}`,
    `A${inner} ${inner} 0 ${long} 0 ${point(from, inner)}`,
    'Z',
  ].join('');
}

function pointAt(turn: number, centre: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const [x, y] = [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
