'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { links } from '@/lib/platform/links';
import { useDeleteQuestion } from '@/lib/training/client';

export function DeleteQuestion({ id }: { id: string }) {
  const t = useTranslations('training.questions.deletion');
  const go = useGo();
  const remove = useDeleteQuestion();

  async function confirmed() {
    await remove.run({ id });
    go.replace(links.trainingEvaluation());
  }

  const words = { confirm: t('confirm'), cancel: t('cancel'), done: t('done') };
  return (
    <ConfirmedDeletion label={t('ask')} title={t('title')} words={words} onConfirm={confirmed}>
      {t('text')}
    </ConfirmedDeletion>
  );
}
