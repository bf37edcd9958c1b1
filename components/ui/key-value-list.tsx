import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export interface KeyValueListProps {
  items: ReadonlyArray<{ key: string; label: ReactNode; value: ReactNode }>;
  className?: string;
}

export function KeyValueList({ items, className }: KeyValueListProps) {
  return (
    <dl className={joinClasses('@container divide-y divide-line', className)}>
      {items.map((item) => (
        <div key={item.key} className="grid gap-x-6 gap-y-0.5 py-2.5 @sm:grid-cols-[minmax(8rem,14rem)_1fr]">
          <dt className="text-ink-soft">{item.label}</dt>
          <dd className="min-w-0 font-medium">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
