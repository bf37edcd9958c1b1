'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { KeyValueList } from '@/components/ui/key-value-list';
import { resetPasswordOp } from '@/lib/login-cards/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

/** A new password for a student who forgot it, shown once, to be read aloud or written down. */
export function ResetPassword({ id, name }: { id: string; name: string }) {
  const t = useTranslations('cards.reset');
  const [given, setGiven] = useState<ReplyOf<typeof resetPasswordOp>>();
  return (
    <>
      <ConfirmedButton
        op={resetPasswordOp}
        input={{ id }}
        button={{ icon: 'key' }}
        words={{ label: t('ask'), title: t('title', { name }), confirm: t('confirm') }}
        onDone={setGiven}
      >
        {t('text')}
      </ConfirmedButton>
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
        {given && (
          <KeyValueList
            items={[
              { key: 'login', label: t('login'), value: <code>{given.login}</code> },
              {
                key: 'password',
                label: t('password'),
                value: <code className="font-semibold text-xl">{given.password}</code>,
              },
            ]}
          />
        )}
        <p className="mt-3">{t('once')}</p>
      </Dialog>
    </>
  );
}
