import type { ReactNode } from 'react';

export interface TooltipProps {
  /** Give the trigger inside `aria-describedby` this id. */
  id: string;
  text: ReactNode;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** An aid only: nothing needed may live here, since fingers do not hover. */
export function Tooltip({ id, text, side = 'top', children }: TooltipProps) {
  return (
    <span className="tooltip-host relative inline-flex">
      {children}
      <span role="tooltip" id={id} data-side={side} className="tooltip">
        {text}
      </span>
    </span>
  );
}
