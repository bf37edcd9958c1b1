'use client';

import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import type { ConflictField } from './conflict-notice';

/** What the form must know of a field that it does not draw itself. */
export type FieldAbout = {
  label: string;
  /** The value as people read it, to be held against what somebody else saved. */
  text?: ((value: never) => string) | undefined;
  /** Where one value is compared in several parts. */
  compare?: ((theirs: never, mine: never) => ConflictField[]) | undefined;
  /** A sentence of its own for what is wrong; nothing for the usual one. */
  words?: ((failure: FieldFailure) => string | undefined) | undefined;
};

type Change = unknown | ((before: never) => unknown);

/** The form around a field: what stands in it, what is wrong, and what may be done. */
export type FormView = {
  /** Given where two forms of one page have fields of one name. */
  prefix: string;
  valueOf: (name: string) => unknown;
  errorOf: (name: string) => string | undefined;
  /** A function builds on what stands there: what is shown may be older. */
  change: (name: string, value: Change) => void;
  /** A field is judged when it is left with something in it. */
  leave: (name: string) => void;
  introduce: (name: string, about: RefObject<FieldAbout>) => () => void;
  isPending: boolean;
  isDirty: boolean;
  /** All of it was saved since the page was opened. */
  isSaved: boolean;
  refusal: string | undefined;
  wrongCount: number;
  /** Those of them that have a field here, each with what is wrong. */
  wrongFields: readonly { name: string; label: string; sentence: string }[];
  conflict: { fields: ConflictField[]; saveMine: () => void; takeTheirs: () => void } | undefined;
  /** Somebody else saved first, and there is nothing to hold against it. */
  isStale: boolean;
  /** What was saved; nothing when it was refused, which the form then says. */
  save: () => Promise<unknown>;
  /** Every other form of the page that holds unsaved text; false where one was refused, which that form then says. */
  saveOthers: () => Promise<boolean>;
  giveUp: () => void;
  /** Says of another call what the form says of its own. */
  refused: (error: unknown) => Promise<void>;
  /** From here on the form stands on another revision. */
  begin: (revision: number) => void;
  /** To the field of this name, else to the first that is wrong. */
  leadToWrong: (name?: string) => void;
};

export const FormContext = createContext<FormView | undefined>(undefined);

export function useFormView(): FormView {
  const view = use(FormContext);
  if (!view) throw new Error('a field stands outside of a form');
  return view;
}

export type BoundField<Value> = {
  id: string;
  value: Value;
  error: string | undefined;
  change: (value: Value | ((before: Value) => Value)) => void;
  leave: () => void;
};

/** A field by its name in the form around it, such as `glossary.0.term`. */
export function useField<Value>(name: string, about: FieldAbout): BoundField<Value> {
  const form = useFormView();
  const { introduce } = form;
  const latest = useRef(about);
  latest.current = about;
  // `introduce` is the same for as long as the form stands.
  useEffect(() => introduce(name, latest), [name, introduce]);
  return {
    id: form.prefix + name,
    value: form.valueOf(name) as Value,
    error: form.errorOf(name),
    change: (value) => form.change(name, value),
    leave: () => form.leave(name),
  };
}
