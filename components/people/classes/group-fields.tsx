'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { FormField } from '@/components/forms/form-field';
import { NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { Select } from '@/components/ui/select';
import { semesters, shifts } from '@/lib/classes/rules';
import { schoolYears } from '@/lib/students/rules';

/** Which group of which term. */
export function GroupFields() {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        name="schoolYear"
        label={t('field.schoolYear')}
        required
        options={schoolYears.map((value) => ({ value, label: years(value) }))}
      />
      <TextField
        name="letter"
        label={t('field.letter')}
        hint={t('form.letterHint')}
        required
        maxLength={5}
        autoComplete="off"
      />
      <SelectField
        name="shift"
        label={t('field.shift')}
        required
        options={shifts.map((value) => ({ value, label: t(`shift.${value}`) }))}
      />
      <TermFields />
    </div>
  );
}

export function TermFields() {
  const t = useTranslations('classes');
  return (
    <>
      <NumberField name="referenceYear" label={t('field.referenceYear')} required maxLength={4} />
      <FormField<number> name="referenceSemester" label={t('field.referenceSemester')} required>
        {(bound, { value, change }) => (
          <Select
            {...bound}
            value={String(value)}
            onChange={(event) => change(Number(event.target.value))}
            options={semesters.map((number) => ({ value: String(number), label: t('form.semester', { number }) }))}
          />
        )}
      </FormField>
    </>
  );
}
