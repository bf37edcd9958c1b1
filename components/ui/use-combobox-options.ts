import { useEffect, useState } from 'react';
import { folded } from '@/lib/platform/text/folded';

export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string;
}

interface Question {
  options: readonly ComboboxOption[] | undefined;
  load: ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>) | undefined;
  query: string;
  isOpen: boolean;
}

interface Answer {
  found: readonly ComboboxOption[];
  state: 'loading' | 'failed' | 'ready';
}

/** §9. */
const debounceMs = 166;

export function useComboboxOptions({ options, load, query, isOpen }: Question): Answer {
  const [loaded, setLoaded] = useState<Answer>({ found: [], state: 'loading' });

  useEffect(() => {
    if (!load || !isOpen) return;
    const abort = new AbortController();
    setLoaded({ found: [], state: 'loading' });
    const timer = setTimeout(() => {
      load(query, abort.signal).then(
        (found) => !abort.signal.aborted && setLoaded({ found, state: 'ready' }),
        () => !abort.signal.aborted && setLoaded({ found: [], state: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, query, isOpen]);

  if (load) return loaded;
  // "Joao" finds João.
  const wanted = folded(query);
  const found = (options ?? []).filter((option) => folded(`${option.label} ${option.hint ?? ''}`).includes(wanted));
  return { found, state: 'ready' };
}
