import { getLocale, getTranslations } from 'next-intl/server';
import { AnnouncementBand } from '@/components/announcements/announcement-band';
import type { Actor } from '@/lib/access/actor';
import { newAnnouncements } from '@/lib/announcements/queries/told-announcements';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** On homes alone: never over a lesson or a test. Whoever sees as somebody puts nothing away for them. */
export async function NewAnnouncements({ actor }: { actor: Actor }) {
  if (actor.seeing) return null;
  const [t, announcements] = await Promise.all([getTranslations('announcements.band'), newAnnouncements(actor, {})]);
  const count = announcements.length;
  if (count === 0) return null;
  return (
    <AnnouncementBand
      announcements={announcements}
      words={{
        label: t('label'),
        positions: announcements.map((_, at) => t('position', { at: at + 1, count })),
        done: t('done'),
        read: t('read'),
      }}
      path={localized(localeOf(await getLocale()), links.board('announcements'))}
    />
  );
}
