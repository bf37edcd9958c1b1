import type { honorKinds } from '@/lib/points/rules/awards';

type Kind = (typeof honorKinds)[number];

/** Each kind has an outline of its own: nobody has to tell two of them apart by colour. */
const outlines: Readonly<Record<Kind, string>> = {
  certificate: 'M6 8h36v24H6zM14 16h20M14 23h12M31 32v10l4-3 4 3V32',
  commendation: 'M24 4l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z',
  seal: 'M24 4 41 14v20L24 44 7 34V14zM16 24l6 6 11-12',
  trophy:
    'M14 6h20v12a10 10 0 0 1-20 0zM14 10H6c0 8 4 12 9 12M34 10h8c0 8-4 12-9 12M24 28v8M15 42h18M18 42c0-4 3-6 6-6s6 2 6 6',
  jury: 'M16 4l8 14 8-14M24 18a12 12 0 1 0 .1 0zM24 25v10M19 30h10',
  platinum: 'M12 8h24l8 12-20 22L4 20zM4 20h40M18 20l6 22 6-22',
};

/** Drawn full once it is earned for good, dashed as long as the unit can still change. */
export function HonorShape({ kind, isFinal, size = 40 }: { kind: Kind; isFinal: boolean; size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path
        d={outlines[kind]}
        fill={isFinal ? 'var(--kids)' : 'none'}
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={isFinal ? undefined : '4 5'}
      />
    </svg>
  );
}
