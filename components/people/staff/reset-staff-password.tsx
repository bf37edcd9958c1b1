'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/forms/action-button';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { resetPasswordOp } from '@/lib/accounts/contract/logins';
import { localeOf } from '@/lib/platform/i18n/locales';

type Props = { id: string; name: string; login: string; hasMail: boolean; isPupil?: boolean };

/** Somebody who cannot sign in: by mail where there is one, else a password that is shown once. */
export function ResetStaffPassword({ id, name, login, hasMail, isPupil = false }: Props) {
  const t = useTranslations('staff.reset');
  const locale = localeOf(useLocale());
  const [given, setGiven] = useState<string>();
  return (
    <Card title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap gap-2">
        {hasMail && (
          <ActionButton op={resetPasswordOp} input={{ id, way: 'mail', locale }} icon="mail" done={t('sent')}>
            {t('mail')}
          </ActionButton>
        )}
        <ConfirmedButton
          op={resetPasswordOp}
          input={{ id, way: 'readable', locale }}
          button={{ icon: 'key' }}
          words={{ label: t('readable'), title: t('ask', { name }), confirm: t('confirm') }}
          onDone={({ password }) => setGiven(password ?? undefined)}
        >
          {t('text')} {isPupil && t('cardsEnd')}
        </ConfirmedButton>
      </div>
      <Dialog
        open={given !== undefined}
        onClose={() => setGiven(undefined)}
        mustAnswer
        title={t('given', { name })}
        actions={
          <Button variant="primary" data-focus-first="" onClick={() => setGiven(undefined)}>
            {t('close')}
          </Button>
        }
      >
        <p>{t('login', { login })}</p>
        <p>
          <code className="font-semibold text-xl">{given}</code>
        </p>
        <p className="mt-3">{t('once')}</p>
      </Dialog>
    </Card>
  );
}
