import { getTranslations } from 'next-intl/server';
import { CareScreen } from '@/components/care/care-screen';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { careNotices } from '@/lib/care/queries/care-notices';
import { links } from '@/lib/links';

export async function generateMetadata() {
  const t = await getTranslations('careNotices');
  return { title: t('title') };
}

export default async function FacilitatorCare({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/facilitator');
  const params = await searchParams;
  const found = await orNotFound(careNotices(actor, { page: readPage(params) }));
  return <CareScreen found={found} path={links.facilitatorCare()} params={params} />;
}
