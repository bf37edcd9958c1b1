'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { useDeleteAdaptedPlan } from '@/lib/lesson-plans/client';

export function DeleteAdaptation({ lessonCode, planHref }: { lessonCode: string; planHref: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const comment = useTranslations('lessonFeedback.comment');
  const go = useGo();
  const remove = useDeleteAdaptedPlan();

  async function confirmed() {
    await remove.run({ lessonCode });
    go.replace(planHref);
  }

  const words = { confirm: t('delete'), cancel: comment('cancel'), done: t('deleted') };
  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle')} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
