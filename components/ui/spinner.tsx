export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** Said to screen readers; leave out where the words beside it already say it. */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      data-working
      className="shrink-0 animate-[turn_900ms_linear_infinite]"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
