import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export type AlertTone = Exclude<Tone, 'neutral'>;

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  actions?: ReactNode;
  /** Edge to edge at the top of a page. */
  banner?: boolean;
  /** True when it appears after the page did, so that readers announce it. */
  announce?: boolean;
  className?: string;
  children?: ReactNode;
}

const faces: Record<AlertTone, { classes: string; icon: IconName; mark: string }> = {
  brand: { classes: 'bg-brand-soft border-brand-edge', icon: 'star', mark: 'text-brand-ink' },
  info: { classes: 'bg-info-soft border-info-solid', icon: 'info', mark: 'text-info-ink' },
  success: { classes: 'bg-success-soft border-success-solid', icon: 'circle-check', mark: 'text-success-ink' },
  warning: { classes: 'bg-warning-soft border-warning-solid', icon: 'warning', mark: 'text-warning-ink' },
  danger: { classes: 'bg-danger-soft border-danger-solid', icon: 'warning', mark: 'text-danger-ink' },
};

export function Alert({ tone = 'info', title, actions, banner, announce, className, children }: AlertProps) {
  const face = faces[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={joinClasses(
        'flex items-start gap-3 text-ink',
        banner ? 'border-b-2 px-4 py-2.5 sm:px-6' : 'rounded-md border-s-4 px-4 py-3',
        face.classes,
        className,
      )}
    >
      <Icon name={face.icon} className={joinClasses('mt-px', face.mark)} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          {title && <p className={joinClasses('font-semibold', face.mark)}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
