import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedTable } from '@/components/ui/paged-table';
import type { SearchParams } from '@/components/ui/table-address';
import { TableFilter } from '@/components/ui/table-filter';
import { links } from '@/lib/platform/links';
import type { schoolsToChoose } from '@/lib/school-ai/queries/overview';

type Found = Awaited<ReturnType<typeof schoolsToChoose>>;

export function SchoolTable({ found, params }: { found: Found; params: SearchParams }) {
  const t = useTranslations('schoolAi.choose');
  const address = { path: links.admAssistant(), params };
  return (
    <Card flush>
      <TableFilter address={address} searchLabel={t('search')} submitLabel={t('filter')} clearLabel={t('clear')} />
      <PagedTable
        caption={t('table')}
        found={found}
        address={address}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="search" title={t('none')} />}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next'), position: (at) => t('position', at) }}
        columns={[
          {
            key: 'name',
            label: t('name'),
            lead: true,
            cell: ({ id, name }) => <AppLink href={links.admSchoolAssistant(id)}>{name}</AppLink>,
          },
          { key: 'place', label: t('place'), cell: ({ city, state }) => `${city} · ${state}` },
          {
            key: 'key',
            label: t('key'),
            cell: ({ hasAiKey }) => (
              <Badge tone={hasAiKey ? 'success' : 'neutral'}>{t(hasAiKey ? 'own' : 'noOwn')}</Badge>
            ),
          },
        ]}
      />
    </Card>
  );
}
