import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { Badge } from '@/components/ui/badge';
import type { TableAddress } from '@/components/ui/table-address';
import type { listAdvisorsOp } from '@/lib/advisors/contract';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { AdvisorsCsv } from './advisors-csv';
import { nameColumn } from './person-columns';
import type { SchoolChoice } from './schools-field';
import { staffView } from './staff-view';
import { useStaffFilters } from './use-staff-filters';

type Props = { address: TableAddress; found: ReplyOf<typeof listAdvisorsOp>; schools: readonly SchoolChoice[] };

export function AdvisorTable({ address, found, schools }: Props) {
  const t = useTranslations('staff');
  return (
    <List
      caption={t('advisors.title')}
      address={address}
      view={staffView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={useStaffFilters(schools)}
      actions={<AdvisorsCsv params={address.params} />}
      empty={{ icon: 'users', title: t('advisors.emptyTitle'), children: t('advisors.emptyText') }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        nameColumn(t('field.name'), ({ id }) => links.advisor(id)),
        { key: 'login', label: t('field.login'), cell: ({ login }) => <code>{login}</code> },
        { key: 'email', label: t('field.email'), cell: ({ email }) => email ?? '—' },
        {
          key: 'schools',
          label: t('field.schools'),
          cell: (row) =>
            row.schools.map(({ name, isLinked }) => (isLinked ? name : t('advisors.notLinked', { name }))).join(', ') ||
            '—',
        },
        {
          key: 'status',
          label: t('field.status'),
          hideLabel: true,
          cell: ({ active }) => !active && <Badge tone="neutral">{t('status.inactiveOne')}</Badge>,
        },
      ]}
    />
  );
}
