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
    <section className={joinClasses('card', accent && 'card-accent', className)}>
      {(title || actions) && (
        <div className="card-head">
          <div className="min-w-0">
            {title && <Heading className="text-xl">{title}</Heading>}
            {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children && <div className={flush ? 'mt-4 min-w-0 first:mt-0' : 'card-body'}>{children}</div>}
      {footer && <div className="card-foot">{footer}</div>}
    </section>
  );
}
