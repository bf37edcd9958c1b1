import './chart.css';
import { type NumberFormatOptions, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { joinClasses } from '@/components/ui/join-classes';
import { ChartTable, type ChartTableProps } from './chart-table';

/** What every chart asks of who shows it. */
export interface ChartProps {
  /** Of its own on the page: fills and names inside the drawing are found by it. */
  id: string;
  title: string;
  /** Where a card already says it. */
  hideTitle?: boolean;
  /** One sentence under the title: what is counted, and since when. */
  lead?: ReactNode;
  /** Of the numbers, such as { style: 'percent' }. */
  format?: NumberFormatOptions;
}

interface ChartFrameProps extends Omit<ChartProps, 'id' | 'format'> {
  /** Nothing is known, not even a zero. */
  empty: boolean;
  /** What the drawing had to leave out. */
  note?: ReactNode;
  table: Omit<ChartTableProps, 'caption'>;
  children: ReactNode;
}

/** The name of a chart, its drawing, and its numbers for who cannot or will not read a drawing. */
export function ChartFrame({ title, hideTitle, lead, empty, note, table, children }: ChartFrameProps) {
  const t = useTranslations('ui.chart');
  return (
    <figure className="chart">
      <figcaption className={joinClasses('mb-4', hideTitle && !lead && 'sr-only')}>
        <span className={hideTitle ? 'sr-only' : 'block text-lg font-semibold'}>{title}</span>
        {lead && <span className="block text-ink-soft">{lead}</span>}
      </figcaption>
      {empty ? (
        <EmptyState icon="chart" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          {children}
          {note && <p className="mt-3 text-ink-soft text-sm">{note}</p>}
          <details className="chart-numbers mt-2">
            <summary>{t('numbers')}</summary>
            <div className="overflow-x-auto">
              <ChartTable caption={title} {...table} />
            </div>
          </details>
        </>
      )}
    </figure>
  );
}
