import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { CareNotices } from '@/lib/care/schemas/care-notices';
import { CareTable } from './care-table';

type Props = { found: CareNotices; path: string; params: SearchParams };

/** The notices that a facilitator or a school reaches: the same screen, other rows. */
export async function CareScreen({ found, path, params }: Props) {
  const t = await getTranslations('careNotices');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card title={t('table')} flush>
        <ClientWords namespaces={['careNotices', 'failures', 'fields', 'shell']}>
          <CareTable found={found} path={path} params={params} />
        </ClientWords>
      </Card>
    </>
  );
}
