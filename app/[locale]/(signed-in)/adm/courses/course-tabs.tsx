import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

type Props = { code: string; current: 'general' | 'modules' };

export async function CourseTabs({ code, current }: Props) {
  const t = await getTranslations('authoring.tabs');
  return (
    <div className="mb-6">
      <TabLinks
        label={t('course')}
        current={current}
        items={[
          { key: 'general', label: t('general'), href: links.admCourse(code) },
          { key: 'modules', label: t('modules'), href: links.admModules(code) },
        ]}
      />
    </div>
  );
}
