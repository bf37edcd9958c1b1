'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormView } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { useSettled } from '@/components/people/students/use-settled';
import { Button } from '@/components/ui/button';
import { loginProposalOp } from '@/lib/accounts/contract/logins';
import { call } from '@/lib/platform/browser/call';

/** Chosen once: it stands on lists and in files. A free one is proposed of the name, and saving decides. */
export function StaffLoginField({ fixed }: { fixed: boolean }) {
  const t = useTranslations('staff');
  const form = useFormView();
  const name = useSettled(String(form.valueOf('name')).trim());
  const [proposed, setProposed] = useState('');
  const isAsked = !fixed && name.includes(' ');
  useEffect(() => {
    if (!isAsked) return;
    let isLast = true;
    call(loginProposalOp, { name }).then(
      ({ login }) => isLast && setProposed(login),
      // Without a proposal one is typed.
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [isAsked, name]);
  if (fixed) return <TextField name="login" label={t('field.login')} hint={t('form.loginFixed')} readOnly />;
  const isOffered = proposed !== '' && proposed !== form.valueOf('login');
  return (
    <div className="grid content-start gap-1">
      <TextField
        name="login"
        label={t('field.login')}
        hint={t('form.loginHint')}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isOffered && (
        <Button
          variant="quiet"
          size="sm"
          icon="check"
          className="justify-self-start"
          onClick={() => form.change('login', proposed)}
        >
          {t('form.useLogin', { login: proposed })}
        </Button>
      )}
    </div>
  );
}
