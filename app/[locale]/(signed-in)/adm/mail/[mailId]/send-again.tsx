import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { sendMailAgainOp } from '@/lib/upkeep/contract/mails';

/** Asked before it is done: the first copy may have arrived. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('upkeep.mail');
  const words = { label: t('again'), title: t('againTitle'), confirm: t('again'), done: t('againDone') };
  return (
    <ConfirmedButton op={sendMailAgainOp} input={{ id }} words={words} danger={false} button={{ icon: 'send' }}>
      {t('againText')}
    </ConfirmedButton>
  );
}
