'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteComment } from '@/lib/lesson-plans/client';

export function DeleteComment({ id, author, answers }: { id: string; author: string; answers: number }) {
  const t = useTranslations('lessonFeedback.comment');
  const words = useFailureWords();
  const router = useRouter();
  const remove = useDeleteComment();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    try {
      await remove.run({ id });
      setAsked(false);
      toast.success(t('deleted'));
      router.refresh();
    } catch (error) {
      setRefusal(words.ofCall(error));
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" aria-label={t('deleteOf', { author })} onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        error={refusal}
        onConfirm={confirmed}
        onCancel={() => setAsked(false)}
      >
        {t('deleteText', { answers })}
      </ConfirmDialog>
    </>
  );
}
