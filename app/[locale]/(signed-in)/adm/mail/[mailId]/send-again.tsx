'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useSendMailAgain } from '@/lib/upkeep/client/use-upkeep';

/** Asked before it is done: the first copy may have arrived. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('upkeep.mail');
  const router = useRouter();
  const words = useFailureWords();
  const send = useSendMailAgain();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    try {
      await send.run({ id });
      toast.success(t('againDone'));
      setAsked(false);
      router.refresh();
    } catch (error) {
      setRefusal(words.ofCall(error));
    }
  }

  function leave() {
    setRefusal(undefined);
    setAsked(false);
  }

  return (
    <>
      <Button icon="send" onClick={() => setAsked(true)}>
        {t('again')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('againTitle')}
        confirmLabel={t('again')}
        cancelLabel={t('cancel')}
        busy={send.isPending}
        error={refusal}
        danger={false}
        onConfirm={confirmed}
        onCancel={leave}
      >
        {t('againText')}
      </ConfirmDialog>
    </>
  );
}
