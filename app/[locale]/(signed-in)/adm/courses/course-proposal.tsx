'use client';

import { useTranslations } from 'next-intl';
import { registered } from '@/components/forms/registered';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { courseDurations } from '@/lib/courses/rules';
import type { CourseForm } from './use-course-form';

const longTexts = [
  { name: 'targetAudience', rows: 2, longest: 500, required: true },
  { name: 'objective', rows: 4, longest: 2000, required: true },
  { name: 'characterization', rows: 5, longest: 4000, required: false },
] as const;

export function CourseProposal({ form }: { form: CourseForm }) {
  const t = useTranslations('courses');
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="durationType" label={t('field.durationType')} required error={errors.durationType?.message}>
        {(control) => (
          <Select
            {...control}
            {...registered(form, 'durationType')}
            options={courseDurations.map((value) => ({ value, label: t(`duration.${value}`) }))}
          />
        )}
      </Field>
      <Field
        id="durationDescription"
        label={t('field.durationDescription')}
        error={errors.durationDescription?.message}
      >
        {(control) => <TextInput {...control} {...registered(form, 'durationDescription')} maxLength={120} />}
      </Field>
      {longTexts.map(({ name, rows, longest, required }) => (
        <Field
          key={name}
          id={name}
          label={t(`field.${name}`)}
          required={required}
          error={errors[name]?.message}
          className="sm:col-span-2"
        >
          {(control) => <Textarea {...control} {...registered(form, name)} rows={rows} maxLength={longest} />}
        </Field>
      ))}
    </div>
  );
}
