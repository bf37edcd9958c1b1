'use client';

import { useTranslations } from 'next-intl';
import { CheckField, SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveBar } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { PhotoField } from '@/components/people/photo-field';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { createUserOp, readUserOp, updateUserOp } from '@/lib/accounts/contract/logins';
import { bareTipos } from '@/lib/accounts/rules';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { PasswordFields } from './password-fields';
import type { SchoolChoice } from './schools-field';
import { StaffLoginField } from './staff-login-field';

type User = ReplyOf<typeof readUserOp>;
type Props = { user?: User; schools: readonly SchoolChoice[] };

const blank = {
  tipo: 'escola' as (typeof bareTipos)[number],
  name: '',
  login: '',
  email: '',
  photoUrl: null,
  schoolId: null as string | null,
  password: '',
  confirmation: '',
};

function changeable({ id, name, login, email, photoUrl, active, tipo }: User) {
  return { id, name, login, email: email ?? '', photoUrl, active, tipo };
}

/** Register and edit are one form; a login that is there brings its data and the revision it was opened on. */
export function UserForm({ user, schools }: Props) {
  const t = useTranslations('staff');
  const go = useGo();
  const isPupil = user?.tipo === 'aluno';
  const fields = (
    <>
      <Card title={t('form.person')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {!user && <WhatFor schools={schools} />}
          <TextField
            name="name"
            label={t('field.name')}
            maxLength={120}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <StaffLoginField fixed={user !== undefined} />
          {!isPupil && (
            <TextField name="email" label={t('field.email')} type="email" maxLength={254} required autoComplete="off" />
          )}
          {user && <CheckField name="active" label={t('field.active')} hint={t('form.activeHint')} />}
        </div>
      </Card>
      {!user && <PasswordFields />}
      {!isPupil && (
        <Card title={t('field.photo')}>
          <PhotoField before={user?.photoUrl ?? null} />
        </Card>
      )}
      <SaveBar label={t(user ? 'form.save' : 'form.register')} cancelHref={links.users()} />
    </>
  );
  if (user) {
    return (
      <EditForm
        op={updateUserOp}
        initial={changeable(user)}
        input={({ login: _, tipo: __, email, ...values }) => ({ ...values, email: isPupil ? null : email })}
        revision={user.revision}
        read={() => call(readUserOp, { id: user.id })}
        valuesOf={changeable}
        onSaved={() => go.refresh()}
      >
        {fields}
      </EditForm>
    );
  }
  return (
    <EditForm
      op={createUserOp}
      initial={blank}
      input={({ schoolId, ...values }) => ({ ...values, schoolId: values.tipo === 'escola' ? schoolId : null })}
      fieldOfCode={{ 'account.login-taken': 'login' }}
      startsHere
      onSaved={({ id }) => go.replace(links.user(id))}
    >
      {fields}
    </EditForm>
  );
}

/** What the login is for; a school's is of one school. */
function WhatFor({ schools }: { schools: readonly SchoolChoice[] }) {
  const t = useTranslations('staff');
  const tipo = useTranslations('shell.tipo');
  const form = useFormView();
  return (
    <>
      <SelectField
        name="tipo"
        label={t('field.tipo')}
        hint={t('users.tipoHint')}
        required
        options={bareTipos.map((value) => ({ value, label: tipo(value) }))}
      />
      {form.valueOf('tipo') === 'escola' && (
        <SelectField
          name="schoolId"
          label={t('field.school')}
          required
          none={t('form.choose')}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
