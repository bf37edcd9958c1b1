'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import type { SearchLabels } from '@/components/search/search-labels';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useTypedSearch } from './use-typed-search';

type Props = {
  locale: Locale;
  labels: SearchLabels;
  search?: string;
  /** The form: drawn by the server, so that its parts weigh nothing here. */
  box: ReactNode;
  children: ReactNode;
};

/** What is found stands in the place of `children` while one types. */
export function KnowledgeSearch({ locale, labels, search = '', box, children }: Props) {
  const [typed, setTyped] = useState(search);
  const answer = useTypedSearch(typed === search ? '' : typed, { locale, labels });

  function hear({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) setTyped(target.value);
  }

  return (
    <>
      <search onInput={hear}>
        {box}
        <p role="status" className={answer ? 'mb-3 text-ink-soft' : 'sr-only'}>
          {answer?.spoken}
        </p>
        {answer?.list}
      </search>
      {!answer && children}
    </>
  );
}
