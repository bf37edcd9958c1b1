import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { doubtMap } from '@/lib/training/queries/doubt-map';
import { TrainingTabs } from '../training-tabs';
import { DoubtMapTable } from './doubt-map-table';

export async function generateMetadata() {
  const t = await getTranslations('doubtMap');
  return { title: t('title') };
}

export default async function DoubtMap({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/training');
  const params = await searchParams;
  const [t, found] = await Promise.all([getTranslations('doubtMap'), doubtMap(actor, { page: readPage(params) })]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <TrainingTabs current="doubts" />
      <Card flush>
        <DoubtMapTable address={{ path: links.trainingDoubts(), params }} found={found} />
      </Card>
    </>
  );
}
