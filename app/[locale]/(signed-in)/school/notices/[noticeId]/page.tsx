import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { decodedParam } from '@/lib/platform/links';
import { EditNotice } from '../../../_people/notices/edit-notice';

type Props = { params: Promise<{ noticeId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('notices');
  return { title: t('one') };
}

export default async function Notice({ params }: Props) {
  const actor = await enter('/school');
  return <EditNotice area="school" actor={actor} id={decodedParam((await params).noticeId)} />;
}
