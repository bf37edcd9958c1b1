import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress';

type Props = { run: { asked: number; answered: number; stalled: boolean } };

export function RunProgress({ run: { asked, answered, stalled } }: Props) {
  const t = useTranslations('training.evaluation');
  if (stalled) return <Alert tone="warning">{t('stalled')}</Alert>;
  return (
    <Card>
      <ProgressBar label={t('running')} value={answered} max={asked} amount={t('progress', { answered, asked })} />
    </Card>
  );
}
