'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteKnowledgeBase } from '@/lib/knowledge-base/client';
import { links, localized } from '@/lib/platform/links';

export function DeleteBase({ id, name }: { id: string; name: string }) {
  const t = useTranslations('knowledgeEditing.deletion');
  const locale = useLocale();
  const router = useRouter();
  const words = useFailureWords();
  const remove = useDeleteKnowledgeBase();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    try {
      await remove.run({ id });
      toast.success(t('done'));
      router.replace(localized(locale, links.trainingBases()));
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
      <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
        {t('ask')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('title', { name })}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        error={refusal}
        onConfirm={confirmed}
        onCancel={leave}
      >
        {t('text')}
      </ConfirmDialog>
    </>
  );
}
