'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { CallFailure } from '@/lib/platform/browser/call';
import { useSendTestMail } from '@/lib/upkeep/client/use-upkeep';

export function TestMailForm() {
  const t = useTranslations('upkeep.mail.test');
  const id = useId();
  const language = useLocale();
  const router = useRouter();
  const words = useFailureWords();
  const send = useSendTestMail();
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (send.isPending) return;
    setProblem(undefined);
    try {
      await send.run({ address: String(new FormData(event.currentTarget).get('address')), language });
      toast.success(t('done'));
      router.refresh();
    } catch (error) {
      const [field] = error instanceof CallFailure ? error.fields : [];
      setProblem(field ? words.ofField(field) : words.ofCall(error));
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <ReadyFieldset>
        <Field id={id} label={t('address')} error={problem} required className="max-w-md">
          {(control) => (
            <TextInput {...control} name="address" icon="mail" inputMode="email" autoComplete="email" maxLength={254} />
          )}
        </Field>
        <div>
          <Button type="submit" icon="send" busy={send.isPending}>
            {t('send')}
          </Button>
        </div>
        <SlowNotice pending={send.isPending} onCancel={send.cancel} />
      </ReadyFieldset>
    </form>
  );
}
