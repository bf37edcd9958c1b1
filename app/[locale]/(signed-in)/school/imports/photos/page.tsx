import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { PhotoImportScreen } from '../../../_people/imports/photo-import-screen';

export async function generateMetadata() {
  const t = await getTranslations('imports.kind.photos');
  return { title: t('title') };
}

export default async function PhotosImport({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  return <PhotoImportScreen actor={actor} area="school" params={await searchParams} />;
}
