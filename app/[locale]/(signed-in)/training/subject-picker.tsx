'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

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
  const texts = {
    empty: t('empty'),
    loading: t('loading'),
    failed: t('failed'),
    clear: t('clear'),
    found: t('found'),
  };
  return (
    <Field id="subject" label={t('label')} hint={t('hint')} required error={error}>
      {(control) => (
        <Combobox
          {...control}
          load={load}
          value={value}
          onChange={onChange}
          texts={texts}
          placeholder={t('placeholder')}
        />
      )}
    </Field>
  );
}
