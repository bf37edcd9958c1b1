import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/join-classes';

export interface LegendEntry {
  key: string;
  label: ReactNode;
  swatch: ReactNode;
}

export function ChartLegend({ entries, className }: { entries: readonly LegendEntry[]; className?: string }) {
  return (
    <ul className={joinClasses('flex flex-wrap gap-x-5 gap-y-1.5 text-sm', className)}>
      {entries.map(({ key, label, swatch }) => (
        <li key={key} className="inline-flex min-w-0 items-center gap-2">
          {swatch}
          <span className="min-w-0">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The fill of a bar, slice or cell; the edge keeps a faint one visible. */
export function FillSwatch({ fill, edge }: { fill: string; edge: string }) {
  return (
    <svg width="18" height="18" className="shrink-0" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="3" fill={fill} stroke={edge} strokeWidth="1.5" />
    </svg>
  );
}

/** Not the faintest tone but none. */
export function MissingSwatch() {
  return (
    <svg width="18" height="18" className="shrink-0" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" className="chart-missing" />
    </svg>
  );
}
