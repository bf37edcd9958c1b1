'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Definition } from './form-definition';
import { FormContext } from './form-view';
import { ReadyFieldset } from './ready-fieldset';
import { useEditForm } from './use-edit-form';
import { useFirstFocus } from './use-first-focus';

export type LiveFormProps = Definition & {
  startsHere?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The part of a form that needs its library, which is loaded after the page. */
export function LiveForm(props: LiveFormProps) {
  const { startsHere = false, label, className = 'flex flex-col gap-4', children, ...definition } = props;
  const form = useRef<HTMLFormElement>(null);
  const view = useEditForm(definition, form);
  useFirstFocus(form, startsHere);

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
