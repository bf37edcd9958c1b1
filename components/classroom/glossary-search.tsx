'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { folded } from '@/lib/platform/text/folded';

/** `onlyFound`: no word before one is looked for. */
type Props = { glossary: Seat['glossary']; onlyFound?: boolean };

/** The module's words: found without accents and capitals, by what they are called or by what they mean. */
export function GlossarySearch({ glossary, onlyFound = false }: Props) {
  const t = useTranslations('seat.glossary');
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const found = glossary.filter(({ term, meaning }) => folded(`${term} ${meaning}`).includes(wanted));
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {t('search')}
      </label>
      <TextInput
        id={id}
        type="search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        autoComplete="off"
      />
      <p role="status" className="mt-2 text-base text-ink-soft">
        {wanted && t('found', { count: found.length })}
      </p>
      <dl className="mt-2 grid gap-3">
        {(onlyFound && !wanted ? [] : found).map(({ term, meaning }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
