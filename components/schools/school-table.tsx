import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import type { TableAddress } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { listSchoolsOp } from '@/lib/schools/contract';
import { states } from '@/lib/schools/rules';
import { schoolView } from './school-view';
import { SchoolsCsv } from './schools-csv';

type Props = { address: TableAddress; found: ReplyOf<typeof listSchoolsOp> };

export function SchoolTable({ address, found }: Props) {
  const t = useTranslations('schools');
  return (
    <List
      caption={t('title')}
      address={address}
      view={schoolView(address.params)}
      found={found}
      rowKey={({ id }) => id}
      search={t('list.search')}
      filters={[
        {
          name: 'state',
          label: t('field.state'),
          all: t('list.allStates'),
          options: states.map((value) => ({ value, label: value })),
        },
      ]}
      actions={<SchoolsCsv params={address.params} />}
      empty={{ icon: 'school', title: t('list.emptyTitle'), children: t('list.emptyText') }}
      noneFound={{ title: t('list.noneFound') }}
      columns={[
        {
          key: 'name',
          label: t('field.name'),
          sortable: true,
          lead: true,
          cell: ({ id, name }) => (
            <AppLink href={links.admSchool(id)} className="font-semibold hover:underline">
              {name}
            </AppLink>
          ),
        },
        { key: 'city', label: t('field.city'), sortable: true, cell: ({ city }) => city },
        { key: 'state', label: t('field.state'), cell: ({ state }) => state },
        {
          key: 'modules',
          label: t('modules.title'),
          hideLabel: true,
          cell: ({ id, name }) => (
            <ButtonLink href={links.admSchoolModules(id)} size="sm" aria-label={t('modules.of', { name })}>
              {t('modules.title')}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
