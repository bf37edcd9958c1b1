'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Select, type SelectProps } from '@/components/ui/select';
import { FormField, type FrameProps, framed } from './form-field';
import { useField } from './form-view';

type SelectFieldProps = FrameProps &
  Pick<SelectProps, 'options' | 'disabled'> & {
    /** What choosing nothing is called, where that may be; it is null in the form. */
    none?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = framed(props);
  const { none, options, ...select } = control;
  const textOf = (value: string | null) => options.find((option) => option.value === value)?.label ?? none ?? '';
  return (
    <FormField<string | null> {...frame} text={textOf}>
      {(bound, { value, change }) => (
        <Select
          {...select}
          {...bound}
          options={options}
          {...(none !== undefined && { placeholder: none })}
          value={select.disabled ? '' : (value ?? '')}
          onChange={(event) => change(none !== undefined && event.target.value === '' ? null : event.target.value)}
        />
      )}
    </FormField>
  );
}

type CheckFieldProps = { name: string; label: string; hint?: ReactNode };

export function CheckField({ name, label, hint }: CheckFieldProps) {
  const t = useTranslations('shell.form');
  const text = (value: boolean) => t(value ? 'yes' : 'no');
  const { id, value, error, change } = useField<boolean>(name, { label, text });
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      checked={value}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
