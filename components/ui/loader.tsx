export interface LoaderProps {
  /** Said to screen readers. */
  label: string;
  color?: string;
  /** Side of each dot in px. */
  size?: number;
  /** Between the dots in px. */
  margin?: number;
}

/** Three dots that turn and beat. */
export function Loader({ label, color = '#FF7900', size = 12, margin = 3 }: LoaderProps) {
  const dot = { width: size, height: size, margin, backgroundColor: color, borderRadius: '50%' };
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        data-working
        className="inline-flex animate-[rotate-beat_1s_cubic-bezier(0.7,-0.13,0.22,0.86)_infinite] forced-color-adjust-none"
      >
        <span style={{ ...dot, opacity: 0.8 }} />
        <span style={dot} />
        <span style={{ ...dot, opacity: 0.8 }} />
      </span>
    </div>
  );
}
