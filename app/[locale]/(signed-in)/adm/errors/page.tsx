import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { clientErrorList } from '@/lib/upkeep/queries/client-errors';
import { ErrorTable } from './error-table';

export async function generateMetadata() {
  const t = await getTranslations('upkeep.errors');
  return { title: t('title') };
}

export default async function ErrorAdministration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('upkeep.errors')]);
  const found = await clientErrorList(actor, { page: readPage(params) });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card title={t('list')} flush>
        <ClientWords namespaces={['upkeep', 'failures', 'fields', 'shell']}>
          <ErrorTable found={found} params={params} />
        </ClientWords>
      </Card>
    </>
  );
}
