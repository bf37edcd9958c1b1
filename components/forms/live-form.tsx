'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { FormContext } from './form-view';
import { ReadyFieldset } from './ready-fieldset';
import { type Definition, useEditForm } from './use-edit-form';

export type LiveFormProps = Definition & { label?: string; className?: string; children: ReactNode };

/** The part of a form that needs its library, which is loaded after the page. */
export function LiveForm({ label, className = 'flex flex-col gap-4', children, ...definition }: LiveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const view = useEditForm(definition, form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void view.save();
  }

  return (
    <FormContext value={view}>
      <form ref={form} onSubmit={submit} noValidate aria-label={label} className={className}>
        <ReadyFieldset>{children}</ReadyFieldset>
      </form>
    </FormContext>
  );
}
