'use client';

import { type FieldErrors, type FieldValues, get, set, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { lazily } from '@/lib/platform/browser/lazy';
import type { FieldFailure } from '@/lib/platform/errors/failures';
import { typedOver, typedSince } from './typed-meanwhile';
import { useDescribedFields } from './use-described-fields';
import { useFailureWords } from './use-failure-words';
import { countOf, messageIn } from './wrong-fields';

type Values = FieldValues;

export type Judgement = {
  initial: Values;
  /** The server's own, and what it judges. */
  schema: (() => Promise<unknown>) | undefined;
  judgedInput: (values: Values) => Values;
  nameOf: (path: string, values: Values) => string;
};

/** What stands in a form, and what is wrong with it. The form library ends here. */
export function useJudgedForm({ initial, schema, judgedInput, nameOf }: Judgement) {
  const words = useFailureWords();
  const fields = useDescribedFields();
  const form = useForm<Values>({ defaultValues: initial, resolver: judged });
  const values = useWatch({ control: form.control });
  const { errors, isDirty } = form.formState;
  const errorOf = (name: string) => messageIn(get(errors, name));

  async function judged(typed: Values) {
    const failures = await failuresOf(schema, judgedInput(typed));
    const wrong: FieldErrors = {};
    for (const failure of failures) {
      const name = nameOf(failure.path, typed);
      set(wrong, name, { type: failure.code, message: sentence(name, failure) });
    }
    return failures.length > 0 ? { values: {}, errors: wrong } : { values: typed, errors: {} };
  }

  function sentence(name: string, failure: FieldFailure): string {
    return fields.at(name)?.words?.(failure) ?? words.ofField(failure);
  }

  /** What the server said of fields; whether any of it stands beside one. */
  function say(failures: readonly FieldFailure[]): boolean {
    const typed = form.getValues();
    const said = failures.map((failure) => {
      const name = nameOf(failure.path, typed);
      form.setError(name, { type: failure.code, message: sentence(name, failure) });
      return fields.at(name) !== undefined;
    });
    return said.some(Boolean);
  }

  function change(name: string, value: unknown): void {
    const next = typeof value === 'function' ? value(form.getValues(name)) : value;
    form.setValue(name, next, { shouldDirty: true });
    const wrong = fields.names().filter((each) => errorOf(each));
    if (wrong.length === 0) return;
    // One field may be what is wrong with another.
    if (schema) void form.trigger(wrong);
    else form.clearErrors(name);
  }

  /** From other values than it was opened with; what was typed since stays. */
  function beginFrom(opened: Values): void {
    const before = form.formState.defaultValues ?? initial;
    begin(form, opened, typedOver(opened, before, form.getValues()));
  }

  return {
    form,
    fields,
    values,
    isDirty,
    valueOf: (name: string): unknown => get(values, name),
    errorOf,
    wrongCount: countOf(errors),
    say,
    change,
    beginFrom,
    /** A field is judged when it is left with something in it. */
    leave: (name: string) => {
      if (holdsSomething(form.getValues(name))) void form.trigger(name);
    },
  };
}

/** What is saved stands under what is typed. */
export function begin(form: UseFormReturn<Values>, saved: Values, typed: Values): void {
  form.reset(saved);
  for (const [name, value] of Object.entries(typedSince(saved, typed))) {
    form.setValue(name, value, { shouldDirty: true });
  }
}

/** What is wrong by the schema; where it does not come, the server judges alone. */
async function failuresOf(schema: Judgement['schema'], input: Values): Promise<FieldFailure[]> {
  if (!schema) return [];
  try {
    const [{ judge }, shape] = await Promise.all([lazily(() => import('./judge')), schema()]);
    return judge(shape as Parameters<typeof judge>[0], input);
  } catch {
    return [];
  }
}

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;
}
