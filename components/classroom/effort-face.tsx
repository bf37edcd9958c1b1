type Props = { percent: number; size?: number };

/** How much is done as a face and as a shape that fills: nobody is drawn sad. */
export function EffortFace({ percent, size = 72 }: Props) {
  // From a straight mouth to a wide smile.
  const curve = 41 + (percent / 100) * 13;
  const open = percent === 100 ? 'Z' : '';
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="shrink-0">
      <circle cx="32" cy="32" r="29" fill="var(--brand-soft)" />
      <circle
        cx="32"
        cy="32"
        r="29"
        fill="none"
        stroke="var(--brand-edge)"
        strokeWidth="5"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 32 32)"
      />
      <circle cx="23" cy="27" r="3.5" fill="var(--brand-ink)" />
      <circle cx="41" cy="27" r="3.5" fill="var(--brand-ink)" />
      <path
        d={`M20 40 Q32 ${curve} 44 40${open}`}
        fill={open ? 'var(--brand-ink)' : 'none'}
        stroke="var(--brand-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
