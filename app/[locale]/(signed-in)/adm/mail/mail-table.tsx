import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedTable } from '@/components/ui/paged-table';
import type { TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/platform/links';
import type { mailList } from '@/lib/upkeep/queries/mails';
import { MailState } from './mail-state';
import { mailView } from './mail-view';

type Found = Awaited<ReturnType<typeof mailList>>;

export function MailTable({ address, found }: { address: TableAddress; found: Found }) {
  const t = useTranslations('upkeep.mail');
  const format = useFormatter();
  const { search, state } = mailView(address.params);
  return (
    <PagedTable
      caption={t('list')}
      found={found}
      address={address}
      rowKey={({ id }) => id}
      empty={
        search || state ? (
          <EmptyState icon="search" title={t('noneFound')} />
        ) : (
          <EmptyState icon="mail" title={t('none')}>
            {t('noneText')}
          </EmptyState>
        )
      }
      labels={{ pages: t('pages'), previous: t('previous'), next: t('next'), position: (at) => t('position', at) }}
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
