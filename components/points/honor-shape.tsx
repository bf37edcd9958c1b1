import type { honorKinds } from '@/lib/points/rules/awards';
import type { Level } from '@/lib/points/rules/scheme';

type Kind = (typeof honorKinds)[number];
/** What a part is filled with: the ground of Kids or of Teens, paper, or the level's own. */
type Fill = 'kids' | 'teens' | 'surface' | 'level' | 'none';
type Part = readonly [d: string, fill: Fill];

/** Each kind has an outline of its own: nobody has to tell two of them apart by colour. */
const drawings: Readonly<Record<Kind, readonly Part[]>> = {
  certificate: [
    ['M6 10h52v34H6z', 'kids'],
    ['M14 20h28M14 28h20M14 36h12', 'none'],
    ['M40 46v13l6-4 6 4V46', 'teens'],
    ['M46 30a9 9 0 1 0 .1 0z', 'teens'],
  ],
  commendation: [
    ['M32 4l8.5 17 18.5 3-13.5 13L49 56l-17-9-17 9 3.5-19L5 24l18.5-3z', 'teens'],
    ['M26 28v3M38 28v3M26 38q6 5 12 0', 'none'],
  ],
  seal: [
    ['M32 3 57 17v29L32 61 7 46V17z', 'kids'],
    ['M32 13 48 22v19L32 51 16 41V22z', 'surface'],
    ['M23 32l7 7 12-14', 'none'],
  ],
  trophy: [
    ['M19 13H8c0 11 5 16 12 17M45 13h11c0 11-5 16-12 17', 'none'],
    ['M18 7h28v16a14 14 0 0 1-28 0z', 'level'],
    ['M32 37v9', 'none'],
    ['M20 57c0-7 5-11 12-11s12 4 12 11z', 'kids'],
    ['M27 19v3M37 19v3M27 27q5 4 10 0', 'none'],
  ],
  jury: [
    ['M15 3h11l6 14-7 11zM49 3H38l-6 14 7 11z', 'kids'],
    ['M32 27a16 16 0 1 0 .1 0z', 'level'],
    ['M32 34l2.8 6 6.2.8-4.5 4.5 1 6.4-5.5-3-5.5 3 1-6.4-4.5-4.5 6.2-.8z', 'surface'],
  ],
  platinum: [
    ['M17 9h30l12 17-27 31L5 26z', 'kids'],
    ['M5 26h54M23 26l9 31 9-31M17 9l6 17 9-17 9 17 6-17', 'none'],
  ],
};

function fillOf(fill: Fill, level: Level | null | undefined): string {
  if (fill === 'none') return 'none';
  return `var(--${fill === 'level' ? (level ?? 'teens') : fill})`;
}

type Props = { kind: Kind; level?: Level | null | undefined; isFinal: boolean; size?: number };

/** Drawn full once it is earned for good, dashed as long as the unit can still change. */
export function HonorShape({ kind, level, isFinal, size = 40 }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0"
      stroke="var(--drawn)"
      strokeWidth={isFinal ? 2.5 : 2}
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={isFinal ? undefined : '4 5'}
    >
      {drawings[kind].map(([d, fill]) => (
        <path key={d} d={d} fill={isFinal ? fillOf(fill, level) : 'none'} />
      ))}
    </svg>
  );
}
