import { getLocale, getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import { links, localized } from '@/lib/platform/links';

type Props = { course: string; module: string; current: 'general' | 'lessons' | 'schools' };

export async function ModuleTabs({ course, module, current }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('authoring.tabs')]);
  return (
    <div className="mb-6">
      <TabLinks
        label={t('module')}
        current={current}
        items={[
          { key: 'general', label: t('general'), href: localized(locale, links.admModule(course, module)) },
          { key: 'lessons', label: t('lessons'), href: localized(locale, links.admLessons(course, module)) },
          { key: 'schools', label: t('schools'), href: localized(locale, links.admModuleSchools(course, module)) },
        ]}
      />
    </div>
  );
}
