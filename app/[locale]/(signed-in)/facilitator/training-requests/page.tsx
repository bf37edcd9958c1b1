import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { TrainingRequests } from '../../_people/training/training-requests';

export async function generateMetadata() {
  const t = await getTranslations('trainingRequests');
  return { title: t('title') };
}

export default async function TrainingRequestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  return <TrainingRequests area="facilitator" actor={actor} params={await searchParams} />;
}
