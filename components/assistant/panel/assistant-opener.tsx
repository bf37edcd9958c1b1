'use client';

import type { ReactNode } from 'react';
import { joinClasses } from '@/components/ui/join-classes';
import { stand, useStanding } from './assistant-standing';

/** `className`: the look of where it stands. */
type Props = { label: string; className: string; children: ReactNode };

/** Opens the panel, wherever it stands; which one is seen is the sheet's to say (assistant-opener.css). */
export function AssistantOpener({ label, className, children }: Props) {
  const { wish, isOpen } = useStanding();
  return (
    <button
      type="button"
      data-print="no"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-busy={(wish !== null && !isOpen) || undefined}
      title={label}
      onClick={() => stand({ wish: 'hand' })}
      className={joinClasses('assistant-opener', className)}
    >
      {children}
    </button>
  );
}
