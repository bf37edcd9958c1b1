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
          { key: 'points', label: t('honors.tabs.points'), href: links.ownProgress() },
          { key: 'honors', label: t('honors.tabs.honors'), href: links.ownHonors() },
          { key: 'lessons', label: t('honors.tabs.lessons'), href: links.ownLessons() },
        ]}
      />
    </div>
  );
}
