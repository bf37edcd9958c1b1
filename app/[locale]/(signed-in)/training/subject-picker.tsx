'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { SearchPicker } from './search-picker';

const contract = () => lazily(() => import('@/lib/training/contract/try-out'));

type Props = {
  value: ComboboxOption | null;
  error?: string | undefined;
  onChange: (subject: ComboboxOption | null) => void;
};

/** A knowledge base, course, module or lesson, found by name or code. */
export function SubjectPicker({ value, error, onChange }: Props) {
  const t = useTranslations('training.subject');
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
      const { items } = await call((await contract()).listSubjectsOp, { search }, { signal });
      return items.map(({ subject, kind, name, code }) => ({
        value: subject,
        label: name,
        hint: t(`kind.${kind}`, { code: code ?? '' }),
      }));
    },
    [t],
  );
  return (
    <SearchPicker
      id="subject"
      label={t('label')}
      hint={t('hint')}
      required
      error={error}
      load={load}
      value={value}
      onChange={onChange}
      placeholder={t('placeholder')}
    />
  );
}
