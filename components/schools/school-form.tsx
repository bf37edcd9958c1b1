'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { createSchoolOp, schoolByIdOp, updateSchoolOp } from '@/lib/schools/contract';
import { states } from '@/lib/schools/rules';
import { SchoolLogo } from './school-logo';

type School = ReplyOf<typeof schoolByIdOp>;
type Props = { school?: School; cancelHref: string };

const blank = { name: '', logoUrl: null as string | null, city: '', state: '' };

function changeable({ revision: _, ...fields }: School) {
  return fields;
}

/** Register and edit are one form; a school that is there brings its card and the revision it was opened on. */
export function SchoolForm({ school, cancelHref }: Props) {
  const t = useTranslations('schools');
  const go = useGo();
  const fields = (
    <>
      <Card title={t('form.card')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={t('field.name')}
            maxLength={120}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <TextField name="city" label={t('field.city')} maxLength={80} required autoComplete="off" />
          <SelectField
            name="state"
            label={t('field.state')}
            required
            none={t('form.choose')}
            options={states.map((value) => ({ value, label: value }))}
          />
        </div>
      </Card>
      <Card title={t('field.logo')}>
        <SchoolLogo before={school?.logoUrl ?? null} />
      </Card>
      <SaveBar label={t(school ? 'form.save' : 'form.register')} cancelHref={cancelHref} />
    </>
  );
  if (school) {
    return (
      <EditForm
        op={updateSchoolOp}
        initial={changeable(school)}
        revision={school.revision}
        read={() => call(schoolByIdOp, { id: school.id })}
        valuesOf={changeable}
        onSaved={() => go.refresh()}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      op={createSchoolOp}
      initial={blank}
      input={({ state, ...values }) => ({ ...values, state: state ?? '' })}
      startsHere
      onSaved={({ id }) => go.replace(links.admSchoolModules(id))}
    >
      {fields}
    </EditForm>
  );
}
