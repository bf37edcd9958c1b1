import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

interface ProgressShape {
  /** Names it; written above the bar unless `hideLabel`. */
  label: string;
  /** Leave out while the end is not known. */
  value?: number;
  max?: number;
  /** The amount in words, such as "7 de 15 aulas". */
  amount?: string;
  tone?: 'brand' | 'success';
}

export interface ProgressBarProps extends ProgressShape {
  hideLabel?: boolean;
  className?: string;
}

function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, amount, tone = 'brand', hideLabel, className } = props;
  const fill = tone === 'success' ? 'bg-success-solid' : 'bg-brand shadow-[inset_0_0_0_1px_var(--brand-edge)]';
  return (
    <div className={joinClasses('min-w-0', className)}>
      {!hideLabel && (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-sm">
          <span className="font-medium">{label}</span>
          {amount && <span className="text-ink-soft tabular-nums">{amount}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={value === undefined ? undefined : max}
        aria-valuenow={value}
        aria-valuetext={value === undefined ? undefined : amount}
        className="h-2.5 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        {value === undefined ? (
          <div
            data-working
            className={joinClasses('h-full w-2/5 animate-[slide-along_1.4s_linear_infinite] rounded-full', fill)}
          />
        ) : (
          <div
            className={joinClasses(
              'h-full rounded-full transition-[width] duration-complex forced-colors:bg-[Highlight]',
              fill,
            )}
            style={{ width: `${shareOf(value, max) * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}

export interface ProgressRingProps extends ProgressShape {
  value: number;
  /** Side in px. */
  size?: number;
  /** In the middle; a short figure. */
  children?: ReactNode;
}

export function ProgressRing({
  label,
  value,
  max = 100,
  amount,
  tone = 'brand',
  size = 88,
  children,
}: ProgressRingProps) {
  const share = shareOf(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={amount}
      className="relative inline-flex items-center justify-center"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 44 44" width={size} height={size} fill="none" aria-hidden="true" className="-rotate-90">
        <circle cx="22" cy="22" r="19" stroke="var(--line)" strokeWidth="5" />
        {share > 0 && (
          <circle
            cx="22"
            cy="22"
            r="19"
            stroke={tone === 'success' ? 'var(--success-solid)' : 'var(--brand-edge)'}
            strokeWidth="5"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
          />
        )}
      </svg>
      <span aria-hidden="true" className="absolute text-xl font-bold tabular-nums">
        {children ?? `${Math.round(share * 100)}%`}
      </span>
    </div>
  );
}
