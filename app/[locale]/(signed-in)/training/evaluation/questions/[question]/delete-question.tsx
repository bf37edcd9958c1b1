'use client';

import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { links } from '@/lib/links';
import { deleteQuestionOp } from '@/lib/training/contract/evaluation';

export function DeleteQuestion({ id }: { id: string }) {
  const t = useTranslations('training.questions.deletion');
  const goTo = links.trainingEvaluation();
  const words = { label: t('ask'), title: t('title'), done: t('done') };
  return (
    <DeleteButton op={deleteQuestionOp} input={{ id }} words={words} goTo={goTo}>
      {t('text')}
    </DeleteButton>
  );
}
