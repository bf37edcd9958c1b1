import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteCommentOp } from '@/lib/lesson-plans/contract/plans';

export function DeleteComment({ id, author, answers }: { id: string; author: string; answers: number }) {
  const t = useTranslations('lessonFeedback.comment');
  const words = { label: t('delete'), title: t('deleteTitle'), confirm: t('delete'), done: t('deleted') };
  return (
    <DeleteButton op={deleteCommentOp} input={{ id }} words={words} inList={{ name: t('deleteOf', { author }) }}>
      {t('deleteText', { answers })}
    </DeleteButton>
  );
}
