import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { WriteNotice } from '../../../_people/notices/write-notice';

export async function generateMetadata() {
  const t = await getTranslations('notices');
  return { title: t('new') };
}

export default async function NewNotice() {
  const actor = await enter('/school');
  return <WriteNotice area="school" actor={actor} />;
}
