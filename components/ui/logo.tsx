export interface LogoProps {
  /** Side of the mark in px. */
  size?: number;
}

/** The mark alone; the product's name is text beside it. A prompt and a cursor on an open book. */
export function Logo({ size = 32 }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="8" fill="#ff7900" />
      <g stroke="#241200" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7.5 9.5l5.5 5-5.5 5M16 19.5h8.5" />
        <path d="M7 25.5c4-1.2 7-.8 9 .7 2-1.5 5-1.9 9-.7" strokeWidth="2" />
      </g>
    </svg>
  );
}
