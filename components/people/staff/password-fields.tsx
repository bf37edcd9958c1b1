'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';

/** The first password, chosen by who registers: the person replaces it at the first access. */
export function PasswordFields() {
  const t = useTranslations('staff');
  const shown = useTranslations('passwords');
  const usual = { required: true, autoComplete: 'new-password', showLabel: shown('show'), hideLabel: shown('hide') };
  return (
    <Card title={t('form.password')} lead={t('form.passwordLead')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField name="password" label={t('field.password')} hint={t('form.passwordHint')} {...usual} />
        <PasswordField name="confirmation" label={t('field.confirmation')} {...usual} />
      </div>
    </Card>
  );
}
