import { useTranslations } from 'next-intl';
import { List } from '@/components/lists/list';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { SearchParams } from '@/components/ui/table-address';
import { links } from '@/lib/links';
import type { schoolsToChoose } from '@/lib/school-ai/queries/overview';

type Found = Awaited<ReturnType<typeof schoolsToChoose>>;

export function SchoolTable({ found, params }: { found: Found; params: SearchParams }) {
  const t = useTranslations('schoolAi.choose');
  const address = { path: links.admAssistant(), params };
  return (
    <Card flush>
      <List
        caption={t('table')}
        found={found}
        search={t('search')}
        address={address}
        rowKey={({ id }) => id}
        empty={{ icon: 'search', title: t('none') }}
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
