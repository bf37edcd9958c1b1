import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { retryJobOp } from '@/lib/upkeep/contract/jobs';

export function RetryJob({ id }: { id: string }) {
  const t = useTranslations('upkeep.jobs');
  return (
    <ActionButton op={retryJobOp} input={{ id }} done={t('retried')} icon="refresh">
      {t('retry')}
    </ActionButton>
  );
}
