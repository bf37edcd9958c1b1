import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { deleteAnnouncementOp } from '@/lib/announcements/contract';
import { announcementById } from '@/lib/announcements/queries/announcements';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { AnnouncementScreen } from '../announcement-screen';

type Props = { params: Promise<{ announcementId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('announcements');
  return { title: t('one') };
}

export default async function Announcement({ params }: Props) {
  const actor = await enter('/adm');
  const id = decodedParam((await params).announcementId);
  const announcement = await orNotFound(announcementById(actor, { id }));
  const t = await getTranslations('announcements');
  const input = { id };
  return (
    <AnnouncementScreen
      actor={actor}
      title={announcement.title}
      announcement={announcement}
      actions={
        <DeleteButton
          op={deleteAnnouncementOp}
          input={input}
          words={{ label: t('delete.ask'), title: t('delete.title', { title: announcement.title }) }}
          goTo={links.admAnnouncements()}
        >
          {t('delete.text')}
        </DeleteButton>
      }
    />
  );
}
