'use client';

import { useTranslations } from 'next-intl';
import { CheckField, SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { PhotoField } from '@/components/people/photo-field';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import type { PeopleArea } from '@/lib/access/people-area';
import { sexes } from '@/lib/accounts/rules';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import {
  readFacilitatorOp,
  registerFacilitatorOp,
  updateFacilitatorOp,
} from '@/lib/registrations/contract/facilitators';
import { PasswordFields } from './password-fields';
import { type SchoolChoice, SchoolsField } from './schools-field';
import { StaffLoginField } from './staff-login-field';

type Record = ReplyOf<typeof readFacilitatorOp>;
type Props = {
  area: PeopleArea;
  facilitator?: Record;
  /** Of whom an administrator chooses; a school registers its own. */
  schools: readonly SchoolChoice[];
  /** The product's mail domain. */
  groupDomain: string;
};

const blank = {
  name: '',
  login: '',
  email: '',
  photoUrl: null,
  sex: null,
  nickname: '',
  birthDate: null,
  providerId: null,
  phone: '',
  mmCode: false,
  emailGroup: null,
  schoolIds: [],
  password: '',
  confirmation: '',
};

function changeable({ schools, classes: _, mayKeep: __, revision: ___, email, ...fields }: Record) {
  return { ...fields, email: email ?? '', schoolIds: schools.map(({ id }) => id) };
}

const refusedFields = {
  'account.login-taken': 'login',
  'facilitator.already-registered': 'email',
  'facilitator.provider-id-taken': 'providerId',
};

/** Register and edit are one form; a facilitator who is there brings the record and the revision it was opened on. */
export function FacilitatorForm({ area, facilitator, schools, groupDomain }: Props) {
  const t = useTranslations('staff');
  const go = useGo();
  const isAdministered = area === 'adm';
  const usual = { startsHere: !facilitator, fieldOfCode: refusedFields };
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
          <StaffLoginField fixed={facilitator !== undefined} />
          <TextField name="email" label={t('field.email')} type="email" maxLength={254} required autoComplete="off" />
          <TextField name="phone" label={t('field.phone')} type="tel" maxLength={40} autoComplete="off" />
          <TextField name="nickname" label={t('field.nickname')} maxLength={60} autoComplete="off" />
          <OptionalTextField name="birthDate" label={t('field.birthDate')} type="date" />
          <SelectField
            name="sex"
            label={t('field.sex')}
            none={t('form.notSaid')}
            options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))}
          />
        </div>
      </Card>
      {!facilitator && <PasswordFields />}
      <Card title={t('form.work')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <OptionalTextField
            name="emailGroup"
            label={t('field.emailGroup')}
            hint={t('form.groupHint', { domain: groupDomain })}
            maxLength={254}
            autoComplete="off"
          />
          <OptionalTextField
            name="providerId"
            label={t('field.providerId')}
            hint={t('form.providerHint')}
            maxLength={100}
            autoComplete="off"
          />
          {isAdministered && (
            <>
              <CheckField name="mmCode" label={t('field.mmCode')} hint={t('form.mmCodeHint')} />
              <SchoolsField
                label={t('field.schools')}
                hint={t('form.schoolsHint')}
                search={t('form.searchSchool')}
                schools={schools}
              />
            </>
          )}
          {facilitator && <CheckField name="active" label={t('field.active')} hint={t('form.activeHint')} />}
        </div>
      </Card>
      <Card title={t('field.photo')}>
        <PhotoField before={facilitator?.photoUrl ?? null} />
      </Card>
      <SaveBar label={t(facilitator ? 'form.save' : 'form.register')} cancelHref={links.facilitators(area)} />
    </>
  );
  if (facilitator) {
    return (
      <EditForm
        {...usual}
        op={updateFacilitatorOp}
        initial={changeable(facilitator)}
        input={({ login: _, ...values }) => values}
        revision={facilitator.revision}
        read={() => call(readFacilitatorOp, { id: facilitator.id })}
        valuesOf={changeable}
        onSaved={() => go.refresh()}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      {...usual}
      op={registerFacilitatorOp}
      initial={blank}
      onSaved={({ id }) => go.replace(links.facilitatorRecord(area, id))}
    >
      {fields}
    </EditForm>
  );
}
