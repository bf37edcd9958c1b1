'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { PhotoField } from '@/components/people/photo-field';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { readAdvisorOp, registerAdvisorOp, updateAdvisorOp } from '@/lib/advisors/contract';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { PasswordFields } from './password-fields';
import { type SchoolChoice, SchoolsField } from './schools-field';
import { StaffLoginField } from './staff-login-field';

type Record = ReplyOf<typeof readAdvisorOp>;
type Props = { advisor?: Record; schools: readonly SchoolChoice[] };

const blank = { name: '', login: '', email: '', photoUrl: null, schoolIds: [], password: '', confirmation: '' };
const fieldOfCode = { 'account.login-taken': 'login' };

function changeable({ schools, revision: _, email, ...fields }: Record) {
  return { ...fields, email: email ?? '', schoolIds: schools.map(({ id }) => id) };
}

/** Register and edit are one form; an advisor who is there brings the record and the revision it was opened on. */
export function AdvisorForm({ advisor, schools }: Props) {
  const t = useTranslations('staff');
  const go = useGo();
  const fields = (
    <>
      <Card title={t('form.person')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label={t('field.name')}
            maxLength={120}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <StaffLoginField fixed={advisor !== undefined} />
          <TextField name="email" label={t('field.email')} type="email" maxLength={254} required autoComplete="off" />
        </div>
      </Card>
      {!advisor && <PasswordFields />}
      <Card title={t('advisors.entrusted')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SchoolsField
            label={t('field.schools')}
            hint={t('advisors.entrustedHint')}
            search={t('form.searchSchool')}
            schools={schools}
          />
          {advisor && <CheckField name="active" label={t('field.active')} hint={t('form.activeHint')} />}
        </div>
      </Card>
      <Card title={t('field.photo')}>
        <PhotoField before={advisor?.photoUrl ?? null} />
      </Card>
      <SaveBar label={t(advisor ? 'form.save' : 'form.register')} cancelHref={links.advisors()} />
    </>
  );
  if (advisor) {
    return (
      <EditForm
        op={updateAdvisorOp}
        initial={changeable(advisor)}
        input={({ login: _, ...values }) => values}
        revision={advisor.revision}
        read={() => call(readAdvisorOp, { id: advisor.id })}
        valuesOf={changeable}
        onSaved={() => go.refresh()}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      op={registerAdvisorOp}
      initial={blank}
      fieldOfCode={fieldOfCode}
      startsHere
      onSaved={({ id }) => go.replace(links.advisor(id))}
    >
      {fields}
    </EditForm>
  );
}
