'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Chosen, chosen, without } from './chosen';

type Selection = { ids: Chosen; set: (ids: Chosen) => void };

const SelectionContext = createContext<Selection | undefined>(undefined);

function useSelected(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('a row is selected outside of a list');
  return selection;
}

/** What is selected in the list around, for the buttons of its bar. */
export function useSelection() {
  const { ids, set } = useSelected();
  return { ids: [...ids], clear: () => set(new Set()) };
}

/** Holds what is selected while the pages of the list change inside. */
export function SelectionScope({ children }: { children: ReactNode }) {
  const [ids, set] = useState<Chosen>(() => new Set());
  return <SelectionContext value={{ ids, set }}>{children}</SelectionContext>;
}

export function SelectRow({ id, name }: { id: string; name: string }) {
  const t = useTranslations('ui.list');
  const { ids, set } = useSelected();
  return (
    <label className="choice inline-flex min-h-11 min-w-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={t('select', { name })}
        className="choice-box rounded-sm"
        checked={ids.has(id)}
        onChange={(event) => set(event.target.checked ? chosen(ids, [id]) : without(ids, [id]))}
      />
    </label>
  );
}

type BarProps = { pageIds: readonly string[]; children: ReactNode };

/** What may be done with all that is selected, on whatever page it stands. */
export function SelectionBar({ pageIds, children }: BarProps) {
  const t = useTranslations('ui.list');
  const { ids, set } = useSelected();
  const isWholePage = pageIds.length > 0 && pageIds.every((id) => ids.has(id));
  const first = useRef<HTMLButtonElement>(null);
  useFocusKept(first, ids.size > 0);
  // In a list of nobody there is nothing to select.
  if (pageIds.length === 0 && ids.size === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
      <Button
        ref={first}
        variant="quiet"
        size="sm"
        aria-pressed={isWholePage}
        onClick={() => set(isWholePage ? without(ids, pageIds) : chosen(ids, pageIds))}
      >
        {t('selectPage')}
      </Button>
      <p aria-live="polite" className="text-ink-soft text-sm">
        {t('selected', { count: ids.size })}
      </p>
      {ids.size > 0 && (
        <>
          {children}
          <Button variant="quiet" size="sm" onClick={() => set(new Set())}>
            {t('selectNone')}
          </Button>
        </>
      )}
    </div>
  );
}

/** What is pressed in the bar goes with the selection: whoever works by keyboard stays in the list all the same. */
function useFocusKept(button: RefObject<HTMLElement | null>, isSelected: boolean): void {
  const wasSelected = useRef(isSelected);
  useEffect(() => {
    if (wasSelected.current && !isSelected && document.activeElement === document.body) button.current?.focus();
    wasSelected.current = isSelected;
  }, [button, isSelected]);
}
