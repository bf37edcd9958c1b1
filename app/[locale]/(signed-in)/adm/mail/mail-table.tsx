import { useFormatter, useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import type { TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { mailList } from '@/lib/upkeep/queries/mails';
import { mailStates } from '@/lib/upkeep/rules';
import { MailState } from './mail-state';

type Found = Awaited<ReturnType<typeof mailList>>;

export function MailTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('upkeep.mail');
  const format = useFormatter();
  return (
    <List
      caption={t('list')}
      found={found}
      address={address}
      rowKey={({ id }) => id}
      search={t('search')}
      filters={[
        {
          name: 'state',
          label: t('field.state'),
          all: t('allStates'),
          options: mailStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      empty={{ icon: 'mail', title: t('none'), children: t('noneText') }}
      noneFound={{ title: t('noneFound') }}
      columns={[
        {
          key: 'subject',
          label: t('field.subject'),
          lead: true,
          cell: ({ id, subject }) => (
            <AppLink href={links.admMail(id)} className="font-semibold hover:underline">
              {subject}
            </AppLink>
          ),
        },
        { key: 'to', label: t('field.to'), cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
        { key: 'state', label: t('field.state'), cell: (mail) => <MailState state={mail.state} /> },
        {
          key: 'createdAt',
          label: t('field.createdAt'),
          cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  );
}
