import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export interface CardProps {
  title?: ReactNode;
  /** The level that fits the page's outline. */
  headingLevel?: 2 | 3 | 4;
  lead?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** A band of brand colour for the one card that matters now. */
  accent?: boolean;
  /** No inner space: for a table or a picture. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Card(props: CardProps) {
  const { title, headingLevel = 2, lead, actions, footer, accent, flush, className, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-keep-together
      className={joinClasses(
        'relative flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface shadow-sm',
        accent && 'border-t-4 border-t-brand',
        className,
      )}
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-5">
          <div className="min-w-0">
            {title && <Heading className="text-xl">{title}</Heading>}
            {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children && (
        <div className={flush ? 'mt-4 min-w-0 first:mt-0' : 'min-w-0 grow p-4 not-first:pt-3 sm:p-6 sm:not-first:pt-4'}>
          {children}
        </div>
      )}
      {footer && (
        <div className="flex flex-wrap items-center gap-3 border-line border-t bg-sunken/60 px-4 py-3 sm:px-6">
          {footer}
        </div>
      )}
    </section>
  );
}
