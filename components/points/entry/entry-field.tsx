'use client';

import { type KeyboardEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '@/components/ui/join-classes';

type Props = {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The cell that is typed into. */
  at: string;
  label: string;
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onLeave: () => void;
};

/** The one field of the table: it lies over the cell that is typed into, whose button stays where the focus goes back to. */
export function EntryField({ body, at, label, text, isWrong, onText, onKeyDown, onLeave }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const cell = body.current?.querySelector(`[data-cell="${at}"]`)?.parentElement;
  useLayoutEffect(() => field.current?.focus(), []);
  if (!cell) return null;
  return createPortal(
    <input
      ref={field}
      aria-label={label}
      aria-invalid={isWrong}
      inputMode="text"
      autoComplete="off"
      maxLength={3}
      value={text}
      className={joinClasses(
        'absolute inset-0 w-full border-2 bg-surface p-1 text-center',
        isWrong ? 'border-danger-solid' : 'border-brand-ink',
      )}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
    />,
    cell,
  );
}
