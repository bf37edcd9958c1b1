'use client';

import { useState } from 'react';
import { useField } from '@/components/forms/form-view';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { folded } from '@/lib/platform/text/folded';

export type SchoolChoice = { id: string; name: string };
type Props = { label: string; hint: string; search: string; schools: readonly SchoolChoice[] };

/** So many are seen at once; more are searched. */
const shownMax = 8;

/** Several schools: those that are chosen always stand there, and the search brings the others. */
export function SchoolsField({ label, hint, search, schools }: Props) {
  const nameOf = (id: string) => schools.find((school) => school.id === id)?.name ?? id;
  const text = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const { id, value, error, change } = useField<readonly string[]>('schoolIds', { label, text });
  const [typed, setTyped] = useState('');
  const isFound = ({ name }: SchoolChoice) => folded(name).includes(folded(typed.trim()));
  const others = schools.filter((school) => !value.includes(school.id) && isFound(school)).slice(0, shownMax);
  const chosen = schools.filter((school) => value.includes(school.id));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`} className="sm:col-span-2">
      <legend className="font-semibold text-sm">{label}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      {schools.length > shownMax && (
        <TextInput
          aria-label={search}
          placeholder={search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="mt-2"
        />
      )}
      <div className="grid sm:grid-cols-2">
        {[...chosen, ...others].map((school) => (
          <Checkbox
            key={school.id}
            id={`${id}-${school.id}`}
            label={school.name}
            checked={value.includes(school.id)}
            onChange={({ target }) =>
              change((before) =>
                target.checked ? [...before, school.id] : before.filter((each) => each !== school.id),
              )
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
