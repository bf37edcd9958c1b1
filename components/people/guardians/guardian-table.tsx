import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import type { SchoolChoice } from '@/components/people/staff/schools-field';
import { useSchoolFilter } from '@/components/people/staff/use-school-filter';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import type { TableAddress } from '@/components/ui/table-address';
import type { PeopleArea } from '@/lib/access/people-area';
import type { listGuardiansOp } from '@/lib/guardians/contract';
import { relationships } from '@/lib/guardians/rules';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { guardianView } from './guardian-view';
import { GuardiansCsv } from './guardians-csv';

type Props = {
  area: PeopleArea;
  address: TableAddress;
  found: ReplyOf<typeof listGuardiansOp>;
  schools: readonly SchoolChoice[];
};

export function GuardianTable({ area, address, found, schools }: Props) {
  const t = useTranslations('guardians');
  return (
    <List
      caption={t('title')}
      address={address}
      view={guardianView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[
        ...useSchoolFilter(schools),
        {
          name: 'relationship',
          label: t('field.relationship'),
          all: t('list.allRelationships'),
          options: relationships.map((value) => ({ value, label: t(`relationships.${value}`) })),
        },
        {
          name: 'status',
          label: t('field.status'),
          all: t('status.active'),
          options: (['inactive', 'all'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      actions={<GuardiansCsv params={address.params} />}
      empty={{ icon: 'users', title: t('list.emptyTitle'), children: t('list.emptyText') }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        {
          key: 'name',
          label: t('field.name'),
          sortable: true,
          lead: true,
          cell: ({ id, name }) => (
            <AppLink href={links.guardian(area, id)} className="font-semibold hover:underline">
              {name}
            </AppLink>
          ),
        },
        { key: 'email', label: t('field.email'), cell: ({ email }) => email },
        {
          key: 'relationship',
          label: t('field.relationship'),
          cell: ({ relationship }) => t(`relationships.${relationship}`),
        },
        {
          key: 'students',
          label: t('field.students'),
          cell: ({ students }) => students.map(({ name }) => name).join(', ') || '—',
        },
        {
          key: 'status',
          label: t('field.status'),
          hideLabel: true,
          cell: ({ active, receivesEmail }) => (
            <>
              {!active && <Badge tone="neutral">{t('status.inactive')}</Badge>}
              {active && !receivesEmail && <Badge tone="neutral">{t('list.noMail')}</Badge>}
            </>
          ),
        },
      ]}
    />
  );
}
