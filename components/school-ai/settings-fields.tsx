'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { contactNameLengthMax } from '@/lib/school-ai/rules';
import type { SettingsValues } from './settings-values';

const inputs = {
  contactName: { maxLength: contactNameLengthMax, autoComplete: 'off' },
  contactEmail: { maxLength: 254, inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none' },
  dailyAnswersMax: { maxLength: 7, inputMode: 'numeric' },
} as const;

export function SettingsFields({ values, errors, change }: Editing<SettingsValues>) {
  const t = useTranslations('schoolAi.settings');
  return (Object.keys(inputs) as (keyof typeof inputs)[]).map((name) => (
    <Field
      key={name}
      id={name}
      label={t(`label.${name}`)}
      hint={t(`hint.${name}`)}
      error={errors[name]}
      className="max-w-xl"
    >
      {(control) => (
        <TextInput
          {...control}
          {...inputs[name]}
          name={name}
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}
