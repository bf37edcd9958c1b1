import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { markStepOp } from '@/lib/self-study/contract';

export function MarkStep({ lessonCode, isDone }: { lessonCode: string; isDone: boolean }) {
  const t = useTranslations('studyStep');
  return (
    <ActionButton
      op={markStepOp}
      input={{ lessonCode, isDone: !isDone }}
      variant={isDone ? 'secondary' : 'primary'}
      icon={isDone ? 'circle-check' : 'check'}
      pendingLabel={t('saving')}
    >
      {t(isDone ? 'isDone' : 'markDone')}
    </ActionButton>
  );
}
