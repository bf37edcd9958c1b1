export const tabListClasses = 'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin]';

/** On a phone all of them are seen, in as many rows as it takes. Apart, because the sheet's order would let it win. */
export const rowsOfTabs = 'max-sm:flex-wrap';

export const tabClasses =
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-4 font-semibold text-ink-soft ' +
  'transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-3 ' +
  'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-full ' +
  'aria-[current=page]:text-brand-ink aria-[current=page]:after:bg-brand-edge ' +
  'aria-selected:text-brand-ink aria-selected:after:bg-brand-edge ' +
  'forced-colors:aria-selected:after:bg-[Highlight] forced-colors:aria-[current=page]:after:bg-[Highlight]';
