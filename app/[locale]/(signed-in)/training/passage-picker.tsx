'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { searchPassagesOp } from '@/lib/passages/contract';
import { call } from '@/lib/platform/browser/call';
import { SearchPicker } from './search-picker';

type Props = {
  id: string;
  label: string;
  required?: boolean;
  error?: string | undefined;
  value: ComboboxOption | null;
  onChange: (passage: ComboboxOption | null) => void;
};

/** A passage of the open material, found as anybody finds it. */
export function PassagePicker({ value, onChange, ...field }: Props) {
  const t = useTranslations('training');
  const locale = useLocale();
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
      const { items } = await call(searchPassagesOp, { search, locale }, { signal });
      return items.map(({ title, heading, address }) => ({
        value: address,
        label: [title.map(({ text }) => text).join(''), heading].filter(Boolean).join(' · '),
        hint: address,
      }));
    },
    [locale],
  );
  return <SearchPicker {...field} load={load} value={value} onChange={onChange} placeholder={t('page.placeholder')} />;
}
