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

/** A piece of a ring. An arc cannot end where it begins, so the full turn is a disc with a hole, each of two halves. */
export function ringPath({ from, to }: Arc, centre: number, outer: number, inner: number): string {
  if (to - from <= 0) return '';
  const point = (turn: number, radius: number) => pointAt(turn, centre, radius);
  const arc = (radius: number, end: number, long: number, clockwise: number) =>
    `A${radius} ${radius} 0 ${long} ${clockwise} ${point(end, radius)}`;
  if (to - from >= 1) {
    const circle = (radius: number, clockwise: number) =>
      `M${point(0, radius)}${arc(radius, 0.5, 0, clockwise)}${arc(radius, 0, 0, clockwise)}Z`;
    return circle(outer, 1) + circle(inner, 0);
  }
  const long = to - from > 0.5 ? 1 : 0;
  return `M${point(from, outer)}${arc(outer, to, long, 1)}L${point(to, inner)}${arc(inner, from, long, 0)}Z`;
}

function pointAt(turn: number, centre: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  const [x, y] = [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
