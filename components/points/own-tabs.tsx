import { useTranslations } from 'next-intl';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

/** What a student has stands in one place: points, honors, and lessons. */
export function OwnTabs({ current }: { current: 'points' | 'honors' | 'lessons' }) {
  const t = useTranslations();
  return (
    <div className="mb-6">
      <TabLinks
        label={t('honors.shelf.tabs')}
        current={current}
        items={[
          { key: 'points', label: t('points.own.title'), href: links.ownProgress() },
          { key: 'honors', label: t('honors.shelf.title'), href: links.ownHonors() },
          { key: 'lessons', label: t('honors.lessons.title'), href: links.ownLessons() },
        ]}
      />
    </div>
  );
}
