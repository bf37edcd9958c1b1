'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { links, localized } from '@/lib/platform/links';
import { useDeleteQuestion } from '@/lib/training/client';

export function DeleteQuestion({ id }: { id: string }) {
  const t = useTranslations('training.questions.deletion');
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteQuestion();

  async function confirmed() {
    await remove.run({ id });
    router.replace(localized(locale, links.trainingEvaluation()));
  }

  const words = { confirm: t('confirm'), cancel: t('cancel'), done: t('done') };
  return (
    <ConfirmedDeletion label={t('ask')} title={t('title')} words={words} onConfirm={confirmed}>
      {t('text')}
    </ConfirmedDeletion>
  );
}
