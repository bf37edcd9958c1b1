import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { mailDetail } from '@/lib/upkeep/queries/mails';
import { MailState } from '../mail-state';

type Mail = Awaited<ReturnType<typeof mailDetail>>;

export function MailFacts({ mail }: { mail: Mail }) {
  const t = useTranslations('upkeep.mail');
  const refusal = useTranslations('failures.mail');
  const format = useFormatter();
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const state = (
    <>
      <MailState state={mail.state} />
      <p className="mt-1 font-normal">{t(`about.${mail.state}`)}</p>
    </>
  );
  const reason = mail.reason && <code className="wrap-anywhere">{mail.reason}</code>;
  const items = [
    { key: 'state', label: t('field.state'), value: state },
    ...(reason ? [{ key: 'reason', label: t('field.reason'), value: reason }] : []),
    {
      key: 'to',
      label: t('field.to'),
      value: <span className="wrap-anywhere">{[mail.toName, mail.to].filter(Boolean).join(' · ')}</span>,
    },
    { key: 'createdAt', label: t('field.createdAt'), value: moment(mail.createdAt) },
    { key: 'stateAt', label: t('field.stateAt'), value: moment(mail.stateAt) },
    { key: 'attempts', label: t('field.attempts'), value: mail.attempts },
    { key: 'template', label: t('field.template'), value: <code>{mail.template}</code> },
  ];
  return (
    <Card>
      <KeyValueList items={items} />
      {mail.again === 'secrets-gone' && <Alert className="mt-4">{refusal('secrets-gone')}</Alert>}
    </Card>
  );
}
