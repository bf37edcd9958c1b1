'use client';

import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ComboboxList } from './combobox-list';
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
  /** Keep it the same function between renders. */
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
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { found, state } = useComboboxOptions({ options, load, query: typed ?? '', isOpen });
  const offered = isOpen && state === 'ready' ? found : [];
  const status = { loading: texts.loading, failed: texts.failed, ready: found.length === 0 ? texts.empty : '' }[state];

  function open() {
    setOpen(true);
    setActive(0);
  }

  function leave() {
    setOpen(false);
    setTyped(null);
  }

  function take(option: ComboboxOption | null) {
    onChange(option);
    leave();
    input.current?.focus();
  }

  function step(by: number) {
    if (!isOpen) open();
    else if (offered.length > 0) setActive((active + by + offered.length) % offered.length);
  }

  /** True when the key was ours. */
  function acted(key: string): boolean {
    const option = offered[active];
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter' && option) take(option);
    else if (key === 'Escape' && isOpen) leave();
    else return false;
    return true;
  }

  function press(event: KeyboardEvent) {
    if (!acted(event.key)) return;
    event.preventDefault();
    // Esc closes the list, not the dialog around it.
    event.stopPropagation();
  }

  function blurred(event: FocusEvent) {
    if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) leave();
  }

  return (
    <div className="relative">
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
        aria-activedescendant={offered[active] && `${listId}-${active}`}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? value?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          open();
        }}
        onClick={open}
        onBlur={blurred}
        onKeyDown={press}
        className={joinClasses(controlClasses, 'pe-20!')}
      />
      <span className="absolute inset-y-0 end-0 flex items-center text-ink-soft">
        {isOpen && state === 'loading' && <Spinner size={18} />}
        {value && !disabled && <ClearButton label={texts.clear} onClick={() => take(null)} />}
        <Icon name="chevron-down" className="pointer-events-none me-3" />
      </span>
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-floating mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-lg"
      >
        <ComboboxList
          id={listId}
          labelledBy={control.id}
          options={offered}
          active={active}
          chosen={value?.value}
          onActive={setActive}
          onTake={take}
        />
        {status && <p className="px-3 py-2.5 text-ink-soft">{status}</p>}
      </div>
      <span className="sr-only" aria-live="polite">
        {isOpen && (status || texts.found)}
      </span>
    </div>
  );
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex h-11 w-9 items-center justify-center rounded-md hover:text-ink"
    >
      <Icon name="close" size={18} />
    </button>
  );
}
