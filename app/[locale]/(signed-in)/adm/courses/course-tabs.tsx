import { getLocale, getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import { links, localized } from '@/lib/platform/links';

type Props = { code: string; current: 'general' | 'modules' };

export async function CourseTabs({ code, current }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('authoring.tabs')]);
  return (
    <div className="mb-6">
      <TabLinks
        label={t('course')}
        current={current}
        items={[
          { key: 'general', label: t('general'), href: localized(locale, links.admCourse(code)) },
          { key: 'modules', label: t('modules'), href: localized(locale, links.admModules(code)) },
        ]}
      />
    </div>
  );
}
