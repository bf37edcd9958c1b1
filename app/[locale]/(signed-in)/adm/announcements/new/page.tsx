import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { AnnouncementScreen } from '../announcement-screen';

export async function generateMetadata() {
  const t = await getTranslations('announcements');
  return { title: t('new') };
}

export default async function NewAnnouncement() {
  const actor = await enter('/adm');
  const t = await getTranslations('announcements');
  return <AnnouncementScreen actor={actor} title={t('new')} />;
}
