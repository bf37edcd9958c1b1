'use client';

import { useEffect, useState } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { found } from './found-by-api';

/** The spec's debounce (§9): a person who types is not answered letter by letter. */
const debounceMs = 166;

type Answer = { search: string; reply: Awaited<ReturnType<typeof found>> | 'failed' };

/** What the API finds for the typed words; a newer question ends the one before it. Nothing while nothing is typed. */
export function useTypedSearch(typed: string, locale: Locale): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const search = typed.trim();
  useEffect(() => {
    if (!search) return;
    const newer = new AbortController();
    const timer = setTimeout(() => ask({ search, locale }, newer.signal, setAnswer), debounceMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [search, locale]);
  return search ? answer : undefined;
}

async function ask(input: { search: string; locale: Locale }, signal: AbortSignal, tell: (answer: Answer) => void) {
  const { search } = input;
  try {
    // Fetched by the first letter: whoever only reads never pays for it.
    const { found } = await lazily(() => import('./found-by-api'));
    const reply = await found(input, signal);
    if (!signal.aborted) tell({ search, reply });
  } catch {
    if (!signal.aborted) tell({ search, reply: 'failed' });
  }
}
