'use client';

import { useTranslations } from 'next-intl';
import { Combobox, type ComboboxProps } from '@/components/ui/combobox';
import { Field, type FieldProps } from '@/components/ui/field';

type Props = Omit<FieldProps, 'children'> &
  Pick<ComboboxProps, 'value' | 'onChange' | 'placeholder'> & {
    /** Keep it the same function between renders. */
    load: NonNullable<ComboboxProps['load']>;
  };

/** A field that the server's answers are chosen in. */
export function SearchPicker({ load, value, onChange, placeholder, ...field }: Props) {
  const t = useTranslations('training.subject');
  const texts = {
    empty: t('empty'),
    loading: t('loading'),
    failed: t('failed'),
    clear: t('clear'),
    found: t('found'),
  };
  return (
    <Field {...field}>
      {(control) => (
        <Combobox
          {...control}
          load={load}
          value={value}
          onChange={onChange}
          texts={texts}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </Field>
  );
}
