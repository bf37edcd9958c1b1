'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { NewPasswordFields } from '@/components/passwords/new-password-fields';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast';
import { useChangePassword } from '@/lib/accounts/client';
import { CallFailure } from '@/lib/platform/browser/call';

type Errors = Partial<Record<'current' | 'password' | 'confirmation', string>>;

/** What was typed stays until the server has it; then the fields are empty again. */
export function PasswordCard() {
  const t = useTranslations('passwords');
  const words = useFailureWords();
  const change = useChangePassword();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [saves, setSaves] = useState(0);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name));
    setErrors({});
    setRefusal(undefined);
    try {
      await change.run({ current: of('current'), password: of('password'), confirmation: of('confirmation') });
      setSaves(saves + 1);
      toast.success(t('new.changed'));
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : [];
      setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
      setRefusal(words.ofCall(error));
    }
  }

  return (
    <form onSubmit={save} noValidate key={saves}>
      <ReadyFieldset>
        <Card title={t('change.title')}>
          <div className="grid gap-5">
            <Field id="current" label={t('change.current')} required error={errors.current}>
              {(control) => (
                <PasswordInput
                  {...control}
                  name="current"
                  showLabel={t('show')}
                  hideLabel={t('hide')}
                  autoComplete="current-password"
                  maxLength={200}
                />
              )}
            </Field>
            <NewPasswordFields errors={errors} />
            {refusal && (
              <Alert tone="danger" announce title={t('new.failed')}>
                {refusal}
              </Alert>
            )}
            <SlowNotice pending={change.isPending} onCancel={change.cancel} />
            <p className="text-ink-soft text-sm">{t('change.otherDevices')}</p>
            <Button type="submit" busy={change.isPending} className="justify-self-start">
              {t('new.submit')}
            </Button>
          </div>
        </Card>
      </ReadyFieldset>
    </form>
  );
}
