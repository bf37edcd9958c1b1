import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** What the figure is compared with or made of. */
  note?: ReactNode;
  trend?: 'up' | 'down';
  icon?: IconName;
  className?: string;
}

/** One figure with its name. */
export function Stat({ label, value, note, trend, icon, className }: StatProps) {
  return (
    <div
      className={joinClasses(
        'flex items-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-sm',
        className,
      )}
    >
      <dl className="flex min-w-0 grow flex-col">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="text-2xl font-bold tabular-nums">{value}</dd>
        {note && (
          <dd className="mt-0.5 flex items-center gap-1 text-sm text-ink-soft">
            {trend && (
              <Icon
                name={trend === 'up' ? 'arrow-up' : 'arrow-down'}
                size={16}
                className={trend === 'up' ? 'text-success-ink' : 'text-danger-ink'}
              />
            )}
            {note}
          </dd>
        )}
      </dl>
      {icon && (
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-ink">
          <Icon name={icon} size={22} />
        </span>
      )}
    </div>
  );
}

const columns = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

export function StatGrid({ children, wide = 4 }: { children: ReactNode; wide?: keyof typeof columns }) {
  return <div className={joinClasses('grid gap-4 sm:grid-cols-2', columns[wide])}>{children}</div>;
}
