'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registered } from '@/components/forms/registered';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { courseFamilies, courseStatuses } from '@/lib/courses/rules';
import { lazily } from '@/lib/platform/browser/lazy';
import { CoursePhotoField } from './course-photo-field';
import type { CourseForm } from './use-course-form';

export function CourseIdentity({ form, isNew }: { form: CourseForm; isNew: boolean }) {
  const t = useTranslations('courses');
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="name" label={t('field.name')} required error={errors.name?.message} className="sm:col-span-2">
        {(control) => <TextInput {...control} {...registered(form, 'name')} maxLength={120} />}
      </Field>
      {isNew ? <NewCode form={form} /> : <FixedCode form={form} />}
      <Field id="version" label={t('field.version')} required error={errors.version?.message}>
        {(control) => <TextInput {...control} {...registered(form, 'version')} maxLength={20} />}
      </Field>
      <Field id="family" label={t('field.family')} required error={errors.family?.message}>
        {(control) => (
          <Select
            {...control}
            {...registered(form, 'family')}
            options={courseFamilies.map((value) => ({ value, label: t(`family.${value}`) }))}
          />
        )}
      </Field>
      <Field id="status" label={t('field.status')} required hint={t('form.statusHint')} error={errors.status?.message}>
        {(control) => (
          <Select
            {...control}
            {...registered(form, 'status')}
            options={courseStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <CoursePhotoField form={form} />
      </div>
    </div>
  );
}

/** Without it the form is whole: saving asks again. */
const CodeTaken = lazy<ComponentType<{ code: string; onAnswer: (isTaken: boolean) => void }>>(() =>
  lazily(async () => ({ default: (await import('./code-taken')).CodeTaken })).catch(() => ({ default: () => null })),
);

function NewCode({ form }: { form: CourseForm }) {
  const t = useTranslations('courses');
  const code = useWatch({ control: form.control, name: 'code' });
  const [isTaken, setTaken] = useState(false);
  const error = form.formState.errors.code?.message ?? (isTaken ? t('form.codeTaken') : undefined);
  return (
    <>
      <Field id="code" label={t('field.code')} required hint={t('form.codeHint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            {...registered(form, 'code')}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      {code.trim() && (
        <Suspense>
          <CodeTaken code={code.trim()} onAnswer={setTaken} />
        </Suspense>
      )}
    </>
  );
}

function FixedCode({ form }: { form: CourseForm }) {
  const t = useTranslations('courses');
  return (
    <Field id="code" label={t('field.code')} hint={t('form.codeFixed')}>
      {(control) => <TextInput {...control} value={form.getValues('code')} readOnly />}
    </Field>
  );
}
