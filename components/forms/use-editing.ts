'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { CallFailure } from '@/lib/platform/browser/call';
import { useFailureWords } from './use-failure-words';
import { useUnsavedGuard } from './use-unsaved-guard';

type Definition<Values, Saved extends { revision: number }> = {
  initial: Values;
  /** The one that the form was opened on; none when what it makes is new. */
  revision: number | undefined;
  send: (values: Values, revision: number | undefined) => Promise<Saved>;
  /** What the other person saved. */
  read: () => Promise<Saved>;
  valuesOf: (saved: Saved) => Values;
  onSaved: (saved: Saved) => void;
};

/** A form on what several people may edit: what is typed stays until the server has it, whoever saved first. */
export function useEditing<Values extends object, Saved extends { revision: number }>(
  definition: Definition<Values, Saved>,
) {
  const { initial, send, read, valuesOf, onSaved } = definition;
  const shell = useTranslations('shell');
  const words = useFailureWords();
  const [values, setValues] = useState(initial);
  const [kept, setKept] = useState(initial);
  const [revision, setRevision] = useState(definition.revision);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [theirs, setTheirs] = useState<Saved>();
  const [isPending, setPending] = useState(false);
  const isDirty = values !== kept;
  useUnsavedGuard(isDirty);

  async function refused(error: unknown) {
    const fields = error instanceof CallFailure ? error.fields : [];
    setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
    if (fields.length > 0) toast.error(shell('warning'), { id: 'warning' });
    if (error instanceof CallFailure && error.code === 'request.changed-meanwhile') setTheirs(await read());
    else setRefusal(words.ofCall(error));
  }

  /** What was saved; nothing when it was refused, which the form then says. */
  async function save(expected: number | undefined): Promise<Saved | undefined> {
    if (isPending) return undefined;
    setPending(true);
    setRefusal(undefined);
    setErrors({});
    try {
      const saved = await send(values, expected);
      setKept(values);
      setRevision(saved.revision);
      setTheirs(undefined);
      onSaved(saved);
      return saved;
    } catch (error) {
      await refused(error).catch((reading: unknown) => setRefusal(words.ofCall(reading)));
      return undefined;
    } finally {
      setPending(false);
    }
  }

  function takeTheirs() {
    if (!theirs) return;
    const taken = valuesOf(theirs);
    setValues(taken);
    setKept(taken);
    setRevision(theirs.revision);
    setTheirs(undefined);
  }

  return {
    values,
    /** A function where it builds on what stands there: what is shown may be older. */
    change: (changes: Partial<Values> | ((before: Values) => Partial<Values>)) =>
      setValues((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    errors,
    refusal,
    refused,
    isPending,
    isDirty,
    revision,
    theirs: theirs && valuesOf(theirs),
    takeTheirs,
    /** From here on it stands on another revision. */
    begin: setRevision,
    save: () => save(revision),
    /** Over what was seen: a third person's save in between is told again. */
    saveMine: () => save(theirs?.revision),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save(revision);
    },
  };
}

export type Editing<Values extends object> = {
  values: Values;
  change: (changes: Partial<Values>) => void;
  errors: Readonly<Record<string, string>>;
};
