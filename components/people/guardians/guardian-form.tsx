'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { CheckField, SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { SaveBar } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import type { PeopleArea } from '@/lib/access/people-area';
import { createGuardianOp, readGuardianOp, updateGuardianOp } from '@/lib/guardians/contract';
import { relationships } from '@/lib/guardians/rules';
import type { GuardianDetail, NewGuardian } from '@/lib/guardians/schemas';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { states } from '@/lib/schools/rules';

type Detail = z.infer<typeof GuardianDetail>;
/** `schoolId` is the one that an administrator registers into; everybody else's is the own. */
type Props = { area: PeopleArea; guardian?: Detail; schoolId?: string };

const blank = {
  name: '',
  email: '',
  relationship: 'mother',
  receivesEmail: true,
  financial: false,
  cpf: null,
  rg: null,
  street: null,
  number: null,
  complement: null,
  neighbourhood: null,
  cep: null,
  city: null,
  state: null,
  telephones: '',
  active: true,
} satisfies z.input<typeof NewGuardian>;

function changeable({
  schoolId: _,
  students: __,
  revision: ___,
  ...fields
}: Omit<Detail, 'students'> & { students?: unknown }) {
  return fields;
}

/** Register and edit are one form; a guardian who is there brings the record and the revision it was opened on. */
export function GuardianForm({ area, guardian, schoolId }: Props) {
  const t = useTranslations('guardians');
  const go = useGo();
  const schema = async () => {
    const { GuardianChanges, NewGuardian } = await lazily(() => import('@/lib/guardians/schemas'));
    return guardian ? GuardianChanges : NewGuardian;
  };
  const usual = { schema, startsHere: !guardian, fieldOfCode: { 'guardian.already-registered': 'email' } };
  const fields = (
    <>
      <Card title={t('form.person')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={t('field.name')} maxLength={120} required autoComplete="off" />
          <TextField name="email" label={t('field.email')} type="email" maxLength={254} required autoComplete="off" />
          <SelectField
            name="relationship"
            label={t('field.relationship')}
            required
            options={relationships.map((value) => ({ value, label: t(`relationships.${value}`) }))}
          />
          <TextField
            name="telephones"
            label={t('field.telephones')}
            hint={t('form.telephonesHint')}
            maxLength={200}
            autoComplete="off"
          />
          <CheckField name="receivesEmail" label={t('field.receivesEmail')} />
          <CheckField name="financial" label={t('field.financial')} hint={t('form.financialHint')} />
          {guardian && <CheckField name="active" label={t('field.active')} hint={t('form.activeHint')} />}
        </div>
      </Card>
      <Card title={t('form.address')} lead={t('form.addressLead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <OptionalTextField name="cpf" label={t('field.cpf')} inputMode="numeric" maxLength={20} autoComplete="off" />
          <OptionalTextField name="rg" label={t('field.rg')} maxLength={20} autoComplete="off" />
          <OptionalTextField name="cep" label={t('field.cep')} inputMode="numeric" maxLength={20} autoComplete="off" />
          <OptionalTextField name="street" label={t('field.street')} maxLength={120} autoComplete="off" />
          <OptionalTextField name="number" label={t('field.number')} maxLength={20} autoComplete="off" />
          <OptionalTextField name="complement" label={t('field.complement')} maxLength={60} autoComplete="off" />
          <OptionalTextField name="neighbourhood" label={t('field.neighbourhood')} maxLength={80} autoComplete="off" />
          <OptionalTextField name="city" label={t('field.city')} maxLength={80} autoComplete="off" />
          <SelectField
            name="state"
            label={t('field.state')}
            none={t('form.choose')}
            options={states.map((value) => ({ value, label: value }))}
          />
        </div>
      </Card>
      <SaveBar label={t(guardian ? 'form.save' : 'form.register')} cancelHref={links.guardians(area)} />
    </>
  );
  if (guardian) {
    return (
      <EditForm
        {...usual}
        op={updateGuardianOp}
        initial={changeable(guardian)}
        revision={guardian.revision}
        read={() => call(readGuardianOp, { id: guardian.id })}
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
      op={createGuardianOp}
      initial={{ ...blank, ...(schoolId && { schoolId }) }}
      onSaved={({ id }) => go.replace(links.guardian(area, id))}
    >
      {fields}
    </EditForm>
  );
}
