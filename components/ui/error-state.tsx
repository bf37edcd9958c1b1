import type { ReactNode } from 'react';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what to do, in the reader's words. */
  children?: ReactNode;
  /** Usually "try again". */
  actions?: ReactNode;
  /** Read aloud to support: request id or code. */
  reference?: ReactNode;
  className?: string;
}

/** A part of a page that could not be shown, while the rest lives on. */
export function ErrorState({ title, children, actions, reference, className }: ErrorStateProps) {
  return (
    <div role="alert" className={joinClasses('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger-ink">
        <Icon name="warning" size={30} />
      </span>
      <div className="text-lg font-semibold">{title}</div>
      {children && <div className="max-w-[52ch] text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
      {reference && (
        <p data-verbatim className="text-xs text-ink-soft">
          {reference}
        </p>
      )}
    </div>
  );
}
