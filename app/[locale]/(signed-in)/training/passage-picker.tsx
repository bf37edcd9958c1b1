'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

const contract = () => lazily(() => import('@/lib/passages/contract'));

type Props = {
  id: string;
  label: string;
  value: ComboboxOption | null;
  onChange: (passage: ComboboxOption | null) => void;
};

/** A passage of the open material, found as anybody finds it. */
export function PassagePicker({ id, label, value, onChange }: Props) {
  const t = useTranslations('training');
  const locale = useLocale();
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
      const { items } = await call((await contract()).searchPassagesOp, { search, locale }, { signal });
      return items.map(({ title, heading, address }) => ({
        value: address,
        label: [title.map(({ text }) => text).join(''), heading].filter(Boolean).join(' · '),
        hint: address,
      }));
    },
    [locale],
  );
  const texts = {
    empty: t('subject.empty'),
    loading: t('subject.loading'),
    failed: t('subject.failed'),
    clear: t('subject.clear'),
    found: t('subject.found'),
  };
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Combobox
          {...control}
          load={load}
          value={value}
          onChange={onChange}
          texts={texts}
          placeholder={t('page.placeholder')}
        />
      )}
    </Field>
  );
}
