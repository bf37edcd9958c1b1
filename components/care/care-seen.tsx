import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { markCareSeenOp } from '@/lib/care/contract/care-notices';

export function CareSeen({ id, name }: { id: string; name: string }) {
  const t = useTranslations('careNotices');
  return (
    <ActionButton
      op={markCareSeenOp}
      input={{ id }}
      done={t('seenDone')}
      icon="check"
      aria-label={t('markSeenOf', { name })}
    >
      {t('markSeen')}
    </ActionButton>
  );
}
