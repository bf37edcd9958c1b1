'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useDeleteComment } from '@/lib/lesson-plans/client';

export function DeleteComment({ id, author, answers }: { id: string; author: string; answers: number }) {
  const t = useTranslations('lessonFeedback.comment');
  const router = useRouter();
  const remove = useDeleteComment();

  async function confirmed() {
    await remove.run({ id });
    router.refresh();
  }

  const words = { confirm: t('delete'), cancel: t('cancel'), done: t('deleted') };
  return (
    <ConfirmedDeletion
      label={t('delete')}
      title={t('deleteTitle')}
      words={words}
      onConfirm={confirmed}
      inList={{ name: t('deleteOf', { author }) }}
    >
      {t('deleteText', { answers })}
    </ConfirmedDeletion>
  );
}
