import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { Badge } from '@/components/ui/badge';
import type { TableAddress } from '@/components/ui/table-address';
import { tipos } from '@/lib/access/actor';
import type { listUsersOp } from '@/lib/accounts/contract/logins';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { nameColumn } from './person-columns';
import type { SchoolChoice } from './schools-field';
import { staffView } from './staff-view';
import { useStaffFilters } from './use-staff-filters';
import { UsersCsv } from './users-csv';

type Props = { address: TableAddress; found: ReplyOf<typeof listUsersOp>; schools: readonly SchoolChoice[] };

export function UserTable({ address, found, schools }: Props) {
  const t = useTranslations('staff');
  const tipo = useTranslations('shell.tipo');
  const byTipo = {
    name: 'tipo',
    label: t('field.tipo'),
    all: t('users.allTipos'),
    options: tipos.map((value) => ({ value, label: tipo(value) })),
  };
  return (
    <List
      caption={t('users.title')}
      address={address}
      view={staffView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[byTipo, ...useStaffFilters(schools)]}
      actions={<UsersCsv params={address.params} />}
      empty={{ icon: 'users', title: t('list.noneFound') }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        nameColumn(t('field.name'), ({ id }) => links.user(id)),
        { key: 'login', label: t('field.login'), cell: ({ login }) => <code>{login}</code> },
        { key: 'tipo', label: t('field.tipo'), cell: (row) => tipo(row.tipo) },
        { key: 'school', label: t('field.school'), cell: ({ schoolName }) => schoolName ?? '—' },
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
