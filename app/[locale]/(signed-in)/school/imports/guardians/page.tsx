import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { ImportScreen } from '../../../_people/imports/import-screen';

export async function generateMetadata() {
  const t = await getTranslations('imports.kind.guardians');
  return { title: t('title') };
}

export default async function GuardianImport({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/school');
  return <ImportScreen actor={actor} area="school" kind="guardians" params={await searchParams} />;
}
