'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { joinClasses } from './join-classes';
import { rowsOfTabs, tabClasses, tabListClasses } from './tab-classes';

export interface TabPanelsProps {
  label: string;
  items: ReadonlyArray<{ key: string; label: string; panel: ReactNode }>;
  initial?: string;
  /** Five or more short words: on a phone they stand close in one row. */
  close?: boolean;
  /** For a screen that leads to a view by itself: which one stands, and what was chosen. */
  shown?: string;
  onShow?: (key: string) => void;
}

const closeClasses = 'max-sm:gap-0 max-sm:*:grow max-sm:*:justify-center max-sm:*:px-0.5 max-sm:*:text-sm';

/** Views of one thing that need no address of their own. Arrow keys move, as readers expect of tabs. */
export function TabPanels({ label, items, initial, close, shown, onShow }: TabPanelsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? items[0]?.key);
  const current = shown ?? chosen;
  // A view is made when it is first wanted, and then stays: thirty rows that nobody looks at weigh as much as those on screen.
  const [made, setMade] = useState([current]);
  if (!made.includes(current)) setMade([...made, current]);

  function show(key: string | undefined) {
    setChosen(key);
    if (key) onShow?.(key);
  }

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.key === current);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + items.length) % items.length;
    show(items[index]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={joinClasses(tabListClasses, close ? closeClasses : rowsOfTabs)}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.key === current}
            aria-controls={`${id}-${item.key}-panel`}
            tabIndex={item.key === current ? 0 : -1}
            onClick={() => show(item.key)}
            onKeyDown={move}
            className={tabClasses}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.key}
          role="tabpanel"
          id={`${id}-${item.key}-panel`}
          aria-labelledby={`${id}-${item.key}`}
          hidden={item.key !== current}
          className="pt-4"
        >
          {made.includes(item.key) && item.panel}
        </div>
      ))}
    </div>
  );
}
