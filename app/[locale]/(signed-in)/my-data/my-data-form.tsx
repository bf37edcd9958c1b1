'use client';

import { useTranslations } from 'next-intl';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { registered } from '@/components/forms/registered';
import { SlowNotice } from '@/components/forms/slow-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Own } from './my-data-values';
import { PhotoField } from './photo-field';
import { useMyDataForm } from './use-my-data-form';

export function MyDataForm({ own }: { own: Own }) {
  const t = useTranslations('accounts.myData');
  const { form, save, refusal, pending, cancel } = useMyDataForm(own);
  const { errors } = form.formState;
  return (
    <form onSubmit={save} noValidate>
      <ReadyFieldset>
        <Card title={t('identity')}>
          <div className="grid gap-5">
            <PhotoField form={form} />
            <Field id="name" label={t('name')} required error={errors.name?.message}>
              {(control) => (
                <TextInput {...control} {...registered(form, 'name')} maxLength={120} autoComplete="name" />
              )}
            </Field>
            {own.tipo !== 'aluno' && (
              <Field id="email" label={t('email')} required hint={t('emailHint')} error={errors.email?.message}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...registered(form, 'email')}
                    inputMode="email"
                    autoComplete="email"
                    autoCapitalize="none"
                    spellCheck={false}
                    maxLength={254}
                  />
                )}
              </Field>
            )}
            {refusal && (
              <Alert tone="danger" announce>
                {refusal}
              </Alert>
            )}
            <SlowNotice pending={pending} onCancel={cancel} />
            <Button type="submit" variant="primary" busy={pending} className="justify-self-start">
              {pending ? t('saving') : t('save')}
            </Button>
          </div>
        </Card>
      </ReadyFieldset>
    </form>
  );
}
