'use client';

import { useTranslations } from 'next-intl';
import { registered } from '@/components/forms/registered';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { CourseForm } from './use-course-form';

const prices = [
  { name: 'monthlyPriceCents', inputMode: 'decimal' },
  { name: 'materialPriceCents', inputMode: 'decimal' },
  { name: 'installments', inputMode: 'numeric' },
] as const;

export function CoursePrices({ form }: { form: CourseForm }) {
  const t = useTranslations('courses');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {prices.map(({ name, inputMode }) => (
        <Field key={name} id={name} label={t(`field.${name}`)} error={form.formState.errors[name]?.message}>
          {(control) => <TextInput {...control} {...registered(form, name)} inputMode={inputMode} maxLength={14} />}
        </Field>
      ))}
    </div>
  );
}
