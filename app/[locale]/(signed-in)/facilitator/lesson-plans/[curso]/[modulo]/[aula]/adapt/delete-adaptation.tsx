'use client';

import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteAdaptedPlanOp } from '@/lib/lesson-plans/contract/plans';

export function DeleteAdaptation({ lessonCode, planHref }: { lessonCode: string; planHref: string }) {
  const t = useTranslations('lessonFeedback.adapt');
  const words = { label: t('delete'), title: t('deleteTitle'), confirm: t('delete'), done: t('deleted') };
  return (
    <DeleteButton op={deleteAdaptedPlanOp} input={{ lessonCode }} words={words} goTo={planHref}>
      {t('deleteText')}
    </DeleteButton>
  );
}
