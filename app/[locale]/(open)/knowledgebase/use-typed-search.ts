'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { SearchLabels } from '@/components/search/search-labels';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The spec's debounce (§9): a person who types is not answered letter by letter. */
const debounceMs = 166;

type Page = { locale: Locale; labels: SearchLabels };
type Answer = { spoken: string; list?: ReactNode };

/** What the API finds for the typed words; a newer question ends the one before it. Nothing while nothing is typed. */
export function useTypedSearch(typed: string, { locale, labels }: Page): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const search = typed.trim();
  useEffect(() => {
    if (!search) return;
    const newer = new AbortController();
    const ask = async () => {
      try {
        const { typedResults } = await lazily(() => import('./typed-results'));
        const results = await typedResults({ search, locale, labels }, newer.signal);
        if (!newer.signal.aborted) setAnswer(results);
      } catch {
        if (!newer.signal.aborted) setAnswer({ spoken: labels.failed });
      }
    };
    const timer = setTimeout(ask, debounceMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [search, locale, labels]);
  return search ? answer : undefined;
}
