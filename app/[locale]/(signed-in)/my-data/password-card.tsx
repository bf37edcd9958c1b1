'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EditForm } from '@/components/forms/edit-form';
import { useField } from '@/components/forms/form-view';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { PasswordField } from '@/components/forms/text-fields';
import { NewPasswordFields } from '@/components/passwords/new-password-fields';
import { Card } from '@/components/ui/card';
import { changePasswordOp } from '@/lib/accounts/contract';

const initial = { current: '', password: '', confirmation: '' };

/** What was typed stays until the server has it; then the fields are empty again. */
export function PasswordCard() {
  const t = useTranslations('passwords');
  const [saves, setSaves] = useState(0);
  return (
    <EditForm
      op={changePasswordOp}
      initial={initial}
      done={t('new.changed')}
      onSaved={() => setSaves((count) => count + 1)}
      emptiesAfter
      guarded={false}
    >
      <Card title={t('change.title')}>
        <div className="grid gap-5">
          <PasswordField
            name="current"
            label={t('change.current')}
            required
            showLabel={t('show')}
            hideLabel={t('hide')}
            autoComplete="current-password"
            maxLength={200}
          />
          <NewPassword key={saves} />
          <FormMessages refusalTitle={t('new.failed')} />
          <p className="text-ink-soft text-sm">{t('change.otherDevices')}</p>
          <SaveButton label={t('new.submit')} className="justify-self-start" />
        </div>
      </Card>
    </EditForm>
  );
}

/** The fields of the sign-in screens, which work without script, under the names of this form. */
function NewPassword() {
  const t = useTranslations('passwords');
  const password = useField<string>('password', { label: t('password') });
  const confirmation = useField<string>('confirmation', { label: t('confirmation') });
  const fields = { password, confirmation };
  return (
    <NewPasswordFields
      errors={{ password: password.error, confirmation: confirmation.error }}
      onType={(name, value) => fields[name].change(value)}
    />
  );
}
