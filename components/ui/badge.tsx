import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft border-line',
  brand: 'bg-brand-soft text-brand-ink border-brand-ink/25',
  success: 'bg-success-soft text-success-ink border-success-ink/25',
  warning: 'bg-warning-soft text-warning-ink border-warning-ink/25',
  danger: 'bg-danger-soft text-danger-ink border-danger-ink/25',
  info: 'bg-info-soft text-info-ink border-info-ink/25',
};

export interface BadgeProps {
  tone?: Tone;
  icon?: IconName;
  className?: string;
  /** Says the state in words: colour alone never carries it. */
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-1 rounded-sm border px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      <span className="truncate">{children}</span>
    </span>
  );
}
