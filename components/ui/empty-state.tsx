import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What will stand here, and how it comes to be. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({ icon = 'file', title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={joinClasses('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name={icon} size={30} />
      </span>
      <div className="text-lg font-semibold">{title}</div>
      {children && <div className="max-w-[44ch] text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
