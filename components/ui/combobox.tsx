'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { controlClasses } from './control-classes';
import type { FieldControl } from './field';
import { Icon } from './icon';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';
import { type ComboboxOption, useComboboxOptions } from './use-combobox-options';

export interface ComboboxProps extends FieldControl {
  name?: string;
  /** All there is; or give `load` for what the server finds. */
  options?: readonly ComboboxOption[];
  load?: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** `found` is said when there is something to choose from. */
  texts: { empty: string; loading: string; failed: string; clear: string; found: string };
  placeholder?: string;
  disabled?: boolean;
}

/** Type to find, arrows to move, Enter to take, Esc to leave: the combobox pattern with a list. */
export function Combobox(props: ComboboxProps) {
  const { name, options, load, value, onChange, texts, placeholder, disabled, ...control } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { found, state } = useComboboxOptions({ options, load, query: typed ?? '', isOpen });

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function leave() {
    setOpen(false);
    setTyped(null);
  }

  function take(option: ComboboxOption | null) {
    onChange(option);
    leave();
    input.current?.focus();
  }

  function open() {
    if (disabled) return;
    setOpen(true);
    setActive(0);
  }

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (found.length > 0) setActive((target + found.length) % found.length);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = found[active];
      if (option) take(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  }

  const status = { loading: texts.loading, failed: texts.failed, ready: found.length === 0 ? texts.empty : '' }[state];
  const activeId = isOpen && found[active] ? `${listId}-${active}` : undefined;
  return (
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}>
      {name && <input type="hidden" name={name} value={value?.value ?? ''} />}
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? value?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        onClick={open}
        onKeyDown={press}
        className={joinClasses(controlClasses, 'pe-20!')}
      />
      <span className="absolute inset-y-0 end-0 flex items-center text-ink-soft">
        {state === 'loading' && isOpen && <Spinner size={18} />}
        {value && !disabled && (
          <button
            type="button"
            aria-label={texts.clear}
            onClick={() => take(null)}
            className="inline-flex h-11 w-9 items-center justify-center rounded-md hover:text-ink"
          >
            <Icon name="close" size={18} />
          </button>
        )}
        <Icon name="chevron-down" className="pointer-events-none me-3" />
      </span>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-floating mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-lg"
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which points here by aria-activedescendant. */}
        <ul ref={list} id={listId} role="listbox" aria-labelledby={control.id} className="empty:hidden">
          {state === 'ready' &&
            found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input above.
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value?.value}
                data-active={index === active || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(index)}
                onClick={() => take(option)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 data-active:bg-brand-soft forced-colors:data-active:outline-2"
              >
                <span className="min-w-0 grow">
                  {option.label}
                  {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
                </span>
                {option.value === value?.value && <Icon name="check" size={18} className="text-brand-ink" />}
              </li>
            ))}
        </ul>
        {status && <p className="px-3 py-2.5 text-ink-soft">{status}</p>}
      </div>
      <span className="sr-only" aria-live="polite">
        {isOpen && (status || texts.found)}
      </span>
    </div>
  );
}
