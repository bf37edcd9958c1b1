import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { ImportRecordScreen } from '../../../../_people/imports/import-record-screen';

export async function generateMetadata() {
  const t = await getTranslations('imports');
  return { title: t('title') };
}

export default async function ImportRecord({ params }: { params: Promise<{ importId: string }> }) {
  const actor = await enter('/adm');
  const { importId } = await params;
  return <ImportRecordScreen actor={actor} area="adm" id={decodedParam(importId)} />;
}
