import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AnnouncementForm } from '@/components/announcements/announcement-form';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { Actor } from '@/lib/access/actor';
import type { announcementById } from '@/lib/announcements/queries/announcements';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { links } from '@/lib/links';
import { now } from '@/lib/platform/clock/clock';
import { dayText } from '@/lib/platform/shown-days';
import { schoolChoices } from '@/lib/schools/queries';

type Props = {
  actor: Actor;
  title: string;
  actions?: ReactNode;
  announcement?: Awaited<ReturnType<typeof announcementById>>;
};

/** The create and the edit page. */
export async function AnnouncementScreen({ actor, title, actions, announcement }: Props) {
  const [t, schools] = await Promise.all([getTranslations('announcements'), schoolChoices(actor, {})]);
  const trail = [{ label: t('title'), href: links.admAnnouncements() }, { label: title }];
  return (
    <ClientWords namespaces={['announcements', 'conflict', 'failures', 'fields', 'shell']}>
      <PageHeader title={title} above={<Breadcrumb label={t('title')} items={trail} />} actions={actions} />
      <AnnouncementForm
        schools={schools.map(({ id, name }) => ({ value: id, label: name }))}
        today={dayText(schoolDay(now()))}
        {...(announcement && { announcement })}
      />
    </ClientWords>
  );
}
