import type { CSSProperties, ReactNode } from 'react';

export interface ChartPlotProps {
  id: string;
  title: string;
  /** The drawing in one sentence. */
  summary: string;
  height: number;
  /** Room for labels beside the measured part, in px. */
  start?: number;
  end?: number;
  endWide?: number;
  children: ReactNode;
}

/** Hundredths of the width across, px down: so the letters stay as large on a phone as on a wall. */
export function ChartPlot({ id, title, summary, height, start, end, endWide, children }: ChartPlotProps) {
  const room = { '--chart-start': px(start), '--chart-end': px(end), '--chart-end-wide': px(endWide) };
  return (
    <div className="chart-plot" style={room as CSSProperties}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
        width="100%"
        height={height}
        className="chart-drawing"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary}</desc>
        {children}
      </svg>
    </div>
  );
}

function px(length: number | undefined): string | undefined {
  return length === undefined ? undefined : `${length}px`;
}

/** A share of the width, for x and width. */
export function across(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
