'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lateResolver } from '@/components/forms/late-resolver';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { refillProfile } from '@/components/shell/refill-profile';
import { toast } from '@/components/ui/toast';
import { useUpdateOwnAccount } from '@/lib/accounts/client';
import { CallFailure } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { type MyDataValues, myDataInput, myDataValues, type Own } from './my-data-values';

/** The state of the form: what is typed stays until the server has it. */
export function useMyDataForm(own: Own) {
  const router = useRouter();
  const t = useTranslations('shell');
  const words = useFailureWords();
  const update = useUpdateOwnAccount();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<MyDataValues>({
    defaultValues: myDataValues(own),
    resolver: lateResolver(async () => {
      const { myDataErrors } = await lazily(() => import('./my-data-judgement'));
      return (values) => myDataErrors(values, words.ofField, own.tipo);
    }),
    mode: 'onTouched',
  });
  useUnsavedGuard(form.formState.isDirty);

  async function send(values: MyDataValues) {
    if (update.isPending) return;
    setRefusal(undefined);
    try {
      const saved = await update.run(myDataInput(values, own.tipo));
      form.reset(myDataValues(saved));
      toast.success(t('saved'));
      // The header shows name and photo, and so does what this tab keeps of the person.
      router.refresh();
      await refillProfile();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : [];
      for (const failure of fields) {
        form.setError(failure.path as keyof MyDataValues, { message: words.ofField(failure) });
      }
      setRefusal(words.ofCall(error));
    }
  }

  const save = form.handleSubmit(send, () => void toast.error(t('warning'), { id: 'warning' }));
  return { form, save, refusal, pending: update.isPending, cancel: update.cancel };
}

export type MyDataForm = ReturnType<typeof useMyDataForm>['form'];
