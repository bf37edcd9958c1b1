'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useField } from '@/components/forms/form-view';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { call } from '@/lib/platform/browser/call';
import { listSubjectsOp } from '@/lib/training/contract/try-out';
import { SearchPicker } from './search-picker';

/** A knowledge base, course, module or lesson, found by name or code: the field `subject` of the form around it. */
export function SubjectPicker() {
  const t = useTranslations('training.subject');
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
      const { items } = await call(listSubjectsOp, { search }, { signal });
      return items.map(({ subject, kind, name, code }) => ({
        value: subject,
        label: name,
        hint: t(`kind.${kind}`, { code: code ?? '' }),
      }));
    },
    [t],
  );
  const text = (subject: ComboboxOption | null) => subject?.value ?? '';
  const { id, value, error, change } = useField<ComboboxOption | null>('subject', { label: t('label'), text });
  return (
    <SearchPicker
      id={id}
      label={t('label')}
      hint={t('hint')}
      required
      error={error}
      load={load}
      value={value}
      onChange={change}
      placeholder={t('placeholder')}
    />
  );
}
