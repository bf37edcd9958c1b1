'use client';

import { useTranslations } from 'next-intl';
import type { Editing } from '@/components/forms/use-editing';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { moduleStatuses } from '@/lib/courses/rules';
import { CoverField } from './cover-field';
import type { ModuleValues } from './module-values';

type Props = { form: Editing<ModuleValues>; isNew: boolean };

export function ModuleIdentity({ form, isNew }: Props) {
  const t = useTranslations('authoring.module');
  const { values, change, errors } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="name" label={t('field.name')} required error={errors.name} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        id="code"
        label={t('field.code')}
        required={isNew}
        hint={t(isNew ? 'codeHint' : 'codeFixed')}
        error={errors.code}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            spellCheck={false}
            readOnly={!isNew}
            value={values.code}
            onChange={(event) => change({ code: event.target.value })}
          />
        )}
      </Field>
      <Field
        id="originalCourseCode"
        label={t('field.originalCourseCode')}
        hint={t('originalHint')}
        error={errors.originalCourseCode}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            spellCheck={false}
            value={values.originalCourseCode}
            onChange={(event) => change({ originalCourseCode: event.target.value })}
          />
        )}
      </Field>
      <Field id="status" label={t('field.status')} required hint={t('statusHint')} error={errors.status}>
        {(control) => (
          <Select
            {...control}
            value={values.status}
            onChange={(event) => change({ status: event.target.value as ModuleValues['status'] })}
            options={moduleStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </Field>
      {values.status === 'inDevelopment' && (
        <Field id="expectedOn" label={t('field.expectedOn')} required error={errors.expectedOn}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={values.expectedOn}
              onChange={(event) => change({ expectedOn: event.target.value })}
            />
          )}
        </Field>
      )}
      <div className="sm:col-span-2">
        <CoverField form={form} />
      </div>
    </div>
  );
}
