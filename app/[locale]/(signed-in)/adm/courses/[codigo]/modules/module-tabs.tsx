import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

type Props = { course: string; module: string; current: 'general' | 'lessons' | 'schools' };

export async function ModuleTabs({ course, module, current }: Props) {
  const t = await getTranslations('authoring.tabs');
  return (
    <div className="mb-6">
      <TabLinks
        label={t('module')}
        current={current}
        items={[
          { key: 'general', label: t('general'), href: links.admModule(course, module) },
          { key: 'lessons', label: t('lessons'), href: links.admLessons(course, module) },
          { key: 'schools', label: t('schools'), href: links.admModuleSchools(course, module) },
        ]}
      />
    </div>
  );
}
