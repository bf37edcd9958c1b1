import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { Badge } from '@/components/ui/badge';
import type { TableAddress } from '@/components/ui/table-address';
import type { PeopleArea } from '@/lib/access/people-area';
import { mmCodeFilters } from '@/lib/facilitators/rules';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listFacilitatorsOp } from '@/lib/registrations/contract/facilitators';
import { FacilitatorsCsv } from './facilitators-csv';
import { nameColumn } from './person-columns';
import type { SchoolChoice } from './schools-field';
import { staffView } from './staff-view';
import { useStaffFilters } from './use-staff-filters';

type Props = {
  area: PeopleArea;
  address: TableAddress;
  found: ReplyOf<typeof listFacilitatorsOp>;
  schools: readonly SchoolChoice[];
};

export function FacilitatorTable({ area, address, found, schools }: Props) {
  const t = useTranslations('staff');
  const byMmCode = {
    name: 'mmCode',
    label: t('field.mmCode'),
    all: t('list.allMmCode'),
    options: mmCodeFilters.map((value) => ({ value, label: t(`list.mmCode.${value}`) })),
  };
  return (
    <List
      caption={t('facilitators.title')}
      address={address}
      view={staffView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[...useStaffFilters(schools), byMmCode]}
      actions={<FacilitatorsCsv params={address.params} />}
      empty={{ icon: 'users', title: t('facilitators.emptyTitle'), children: t('facilitators.emptyText') }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        nameColumn(t('field.name'), ({ id }) => links.facilitatorRecord(area, id)),
        { key: 'login', label: t('field.login'), cell: ({ login }) => <code>{login}</code> },
        { key: 'email', label: t('field.email'), cell: ({ email }) => email ?? '—' },
        { key: 'phone', label: t('field.phone'), cell: ({ phone }) => phone || '—' },
        ...(schools.length > 0
          ? [
              {
                key: 'schools',
                label: t('field.schools'),
                cell: (row: Props['found']['items'][number]) => row.schools.map(({ name }) => name).join(', ') || '—',
              },
            ]
          : []),
        {
          key: 'status',
          label: t('field.status'),
          hideLabel: true,
          cell: ({ active, mmCode }) => (
            <span className="flex flex-wrap gap-1">
              {mmCode && <Badge tone="brand">{t('field.mmCodeShort')}</Badge>}
              {!active && <Badge tone="neutral">{t('status.inactiveOne')}</Badge>}
            </span>
          ),
        },
      ]}
    />
  );
}
