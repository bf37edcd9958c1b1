import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: breadcrumb or a small caption. */
  above?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-3">
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {lead && <p className="mt-1.5 max-w-[68ch] text-lg text-ink-soft">{lead}</p>}
        </div>
        {actions && (
          <div data-print="no" className="flex flex-wrap gap-2">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
