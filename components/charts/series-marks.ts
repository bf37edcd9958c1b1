export const colourCount = 6;

/** A gap of dashes in px, for the outline that tells lines apart without colour. */
const dashes = [undefined, '8 4', '2 5', '12 4 2 4', '5 3', '14 5'] as const;

/** Shapes around 0, 0 of about the same weight to the eye. */
export const markers = [
  'M4.5 0A4.5 4.5 0 1 1-4.5 0A4.5 4.5 0 1 1 4.5 0Z',
  'M-4 -4H4V4H-4Z',
  'M0 -5.2L5 3.8H-5Z',
  'M0 -5.6L5.6 0L0 5.6L-5.6 0Z',
  'M0 5.2L5 -3.8H-5Z',
  'M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z',
] as const;

export interface SeriesMark {
  colour: string;
  /** Which of the fills and shapes; the first fill is plain. */
  shape: number;
  dash: string | undefined;
}

/** The seventh series takes the first colour again, but with the next fill, shape and dash: 36 of them stay apart. */
export function markOf(index: number): SeriesMark {
  const shape = (index + Math.floor(index / colourCount)) % colourCount;
  return { colour: `var(--chart-${(index % colourCount) + 1})`, shape, dash: dashes[shape] };
}
