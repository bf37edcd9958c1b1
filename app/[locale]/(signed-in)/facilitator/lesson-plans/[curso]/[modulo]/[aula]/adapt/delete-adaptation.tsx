'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteAdaptedPlan } from '@/lib/lesson-plans/client';

export function DeleteAdaptation({ lessonCode, planHref }: { lessonCode: string; planHref: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const comment = useTranslations('lessonFeedback.comment');
  const words = useFailureWords();
  const router = useRouter();
  const remove = useDeleteAdaptedPlan();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirmed() {
    setRefusal(undefined);
    try {
      await remove.run({ lessonCode });
      toast.success(t('deleted'));
      router.replace(planHref);
    } catch (error) {
      setRefusal(words.ofCall(error));
    }
  }

  return (
    <>
      <Button variant="quiet" icon="trash" className="text-danger-ink!" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        cancelLabel={comment('cancel')}
        busy={remove.isPending}
        error={refusal}
        onConfirm={confirmed}
        onCancel={() => setAsked(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
