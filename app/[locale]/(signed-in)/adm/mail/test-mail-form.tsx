'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { sendTestMailOp } from '@/lib/upkeep/contract/mails';

export function TestMailForm() {
  const t = useTranslations('upkeep.mail.test');
  const language = useLocale();
  return (
    <EditForm
      op={sendTestMailOp}
      initial={{ address: '' }}
      input={({ address }) => ({ address, language })}
      done={t('done')}
      guarded={false}
      className="flex flex-col gap-3"
    >
      <TextField
        name="address"
        label={t('address')}
        icon="mail"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        className="max-w-md"
      />
      <SaveRow label={t('send')} icon="send" />
    </EditForm>
  );
}
