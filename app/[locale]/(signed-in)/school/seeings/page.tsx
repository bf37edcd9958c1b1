import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { schoolSeeings } from '@/lib/accounts/queries';
import { SeeingTable } from './seeing-table';

export async function generateMetadata() {
  const t = await getTranslations('accounts.seeings');
  return { title: t('title') };
}

export default async function SchoolSeeings({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  const [params, t] = await Promise.all([searchParams, getTranslations('accounts.seeings')]);
  const found = await schoolSeeings(actor, { page: readPage(params) });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card flush>
        <SeeingTable found={found} params={params} />
      </Card>
    </>
  );
}
