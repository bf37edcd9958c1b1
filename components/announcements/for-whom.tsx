'use client';

import { useState } from 'react';
import { useField } from '@/components/forms/form-view';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import type { SelectOption } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { folded } from '@/lib/platform/text/folded';

type Props = {
  name: 'tipos' | 'schoolIds';
  label: string;
  hint?: string;
  options: readonly SelectOption[];
  search?: string;
};

/** Several of a list that can be searched; what is ticked stays in sight whatever is searched. */
export function ForWhom({ name, label, hint, options, search }: Props) {
  const [wanted, setWanted] = useState('');
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const field = useField<readonly string[]>(name, {
    label,
    text: (values: readonly string[]) => values.map(labelOf).join(', '),
  });
  const shown = options.filter(
    (option) => field.value.includes(option.value) || folded(option.label).includes(folded(wanted)),
  );
  return (
    <fieldset id={field.id} className="min-w-0" aria-describedby={hint ? `${field.id}-hint` : undefined}>
      <legend className="font-semibold text-ink">{label}</legend>
      {hint && (
        <p id={`${field.id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {search && (
        <TextInput
          id={`${field.id}-search`}
          type="search"
          aria-label={search}
          placeholder={search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="my-2"
        />
      )}
      <div className="grid max-h-80 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {shown.map(({ value, label: words }) => (
          <Checkbox
            key={value}
            id={`${field.id}-${value}`}
            label={words}
            checked={field.value.includes(value)}
            onChange={({ target: { checked } }) =>
              field.change((before) => (checked ? [...before, value] : before.filter((each) => each !== value)))
            }
          />
        ))}
      </div>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
    </fieldset>
  );
}
