'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { joinClasses } from './join-classes';

export interface MenuProps {
  /** Names the menu, and the button when `trigger` has no text. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: 'start' | 'end';
  /** `MenuLink`, `MenuButton` and `MenuLine`. */
  children: ReactNode;
}

const gap = 6;

/** A native popover, so it is above everything and closes by Esc or a tap outside; arrow keys move inside. */
export function Menu({ label, trigger, triggerClassName, align = 'start', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  function place() {
    const at = button.current?.getBoundingClientRect();
    const box = sheet.current;
    if (!at || !box) return;
    const left = align === 'start' ? at.left : at.right - box.offsetWidth;
    const below = at.bottom + gap;
    const fitsBelow = below + box.offsetHeight <= window.innerHeight - gap;
    box.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - box.offsetWidth - gap))}px`;
    box.style.top = `${fitsBelow ? below : Math.max(gap, at.top - box.offsetHeight - gap)}px`;
  }

  function items(): HTMLElement[] {
    return [...(sheet.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])];
  }

  function opened(isOpen: boolean) {
    button.current?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    place();
    items()[0]?.focus();
  }

  /** Before Chrome 114 there is no popover: an attribute shows the sheet instead. */
  function toggleByHand() {
    if (!sheet.current || 'popover' in HTMLElement.prototype) return;
    opened(sheet.current.toggleAttribute('data-open'));
  }

  function close() {
    if ('popover' in HTMLElement.prototype) sheet.current?.hidePopover();
    else toggleByHand();
    button.current?.focus();
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') return close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const target = targets[event.key];
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : null;
    const named = letter
      ? all.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
      : undefined;
    if (target === undefined && !named) return;
    event.preventDefault();
    (named ?? all[((target ?? 0) + all.length) % all.length])?.focus();
  }

  function picked(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('[role^=menuitem]')) close();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-label={label}
        onClick={toggleByHand}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className={joinClasses(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={(event) => opened(event.newState === 'open')}
        onKeyDown={move}
        onClick={picked}
        className="menu-sheet"
      >
        {children}
      </div>
    </>
  );
}
