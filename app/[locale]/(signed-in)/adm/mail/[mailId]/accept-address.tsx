import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { acceptAddressOp } from '@/lib/upkeep/contract/mails';

export function AcceptAddress({ id }: { id: string }) {
  const t = useTranslations('upkeep.mail');
  return (
    <ActionButton op={acceptAddressOp} input={{ id }} done={t('accepted')} icon="check">
      {t('accept')}
    </ActionButton>
  );
}
