'use client';

import type { ReactNode } from 'react';
import { Field, type FieldControl, type FieldProps } from '@/components/ui/field';
import { type BoundField, type FieldAbout, useField } from './form-view';

/** What every field of a form is given: its name in the form, its label, and what stands around it. */
export type FrameProps = Pick<FieldProps, 'hint' | 'required' | 'note' | 'className'> & {
  name: string;
  label: string;
} & Pick<FieldAbout, 'words'>;

type Props<Value> = FrameProps & {
  text?: (value: Value) => string;
  /** Said where nothing else is wrong, such as what the server answered meanwhile. */
  warning?: string | undefined;
  children: (control: FieldControl & { name: string; onBlur: () => void }, field: BoundField<Value>) => ReactNode;
};

/** A label, a control and what is wrong with it, bound by name to the form around. */
export function FormField<Value>({ name, label, words, text, warning, children, ...frame }: Props<Value>) {
  const field = useField<Value>(name, { label, words, text });
  return (
    <Field {...frame} id={field.id} label={label} error={field.error ?? warning}>
      {(control) => children({ ...control, name, onBlur: field.leave }, field)}
    </Field>
  );
}

/** The properties of a field apart from those of its control. */
export function framed<P extends FrameProps>({ name, label, hint, required, note, className, words, ...control }: P) {
  return { frame: { name, label, hint, required, note, className, words }, control };
}
