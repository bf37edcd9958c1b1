import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import type { ComboboxOption } from './use-combobox-options';

export interface ComboboxListProps {
  id: string;
  labelledBy: string;
  options: readonly ComboboxOption[];
  active: number;
  chosen: string | undefined;
  onActive: (index: number) => void;
  onTake: (option: ComboboxOption) => void;
}

/** Focus never comes here: the input points at the active option, and has the keys. */
export function ComboboxList({ id, labelledBy, options, active, chosen, onActive, onTake }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-labelledby={labelledBy} className="empty:hidden">
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          data-active={index === active || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActive(index)}
          onClick={() => onTake(option)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 data-active:bg-brand-soft forced-colors:data-active:outline-2"
        >
          <span className="min-w-0 grow">
            {option.label}
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
          {option.value === chosen && <Icon name="check" size={18} className="text-brand-ink" />}
        </div>
      ))}
    </div>
  );
}
