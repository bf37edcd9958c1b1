import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress';

export function StudyProgress({ course, done, total }: { course: string; done: number; total: number }) {
  const t = useTranslations('selfStudy');
  return (
    <ProgressBar
      label={t('progress', { course })}
      value={done}
      max={total}
      amount={t('amount', { done, total })}
      tone={done === total && total > 0 ? 'success' : 'brand'}
    />
  );
}
