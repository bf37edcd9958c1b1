import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

type Props = { classId: string; className: string; current: 'points' | 'entries'; lead: string };

/** Above both sides of a class's performance: what it is worth, and what it is counted from. */
export async function PerformanceHeader({ classId, className, current, lead }: Props) {
  const [t, classes] = await Promise.all([getTranslations('points.table'), getTranslations('classes')]);
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: className, href: links.schoolClass('facilitator', classId) },
    { label: t('title') },
  ];
  const items = [
    { key: 'points', label: t('tabs.points'), href: links.classPerformance(classId) },
    { key: 'entries', label: t('tabs.entries'), href: links.classEntries(classId) },
  ];
  return (
    <>
      <PageHeader
        above={<Breadcrumb label={classes('title')} items={trail} />}
        title={t('titleOf', { name: className })}
        lead={lead}
      />
      <div className="mb-4">
        <TabLinks label={t('title')} current={current} items={items} />
      </div>
    </>
  );
}
