import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import { links } from '@/lib/links';

type Props = {
  title: string;
  lead?: string;
  /** Of a school that is there: its card, or what it may use. */
  tab?: { id: string; current: 'card' | 'modules' };
  actions?: ReactNode;
  children: ReactNode;
};

/** Frame of a school's pages. */
export async function SchoolFrame({ title, lead, tab, actions, children }: Props) {
  const t = await getTranslations('schools');
  const trail = [{ label: t('title'), href: links.admSchools() }, { label: title }];
  return (
    <ClientWords namespaces={['authoring', 'conflict', 'failures', 'fields', 'schools', 'shell']}>
      <PageHeader
        title={title}
        above={<Breadcrumb label={t('title')} items={trail} />}
        actions={actions}
        {...(lead && { lead })}
      />
      {tab && (
        <div className="mb-4">
          <TabLinks
            label={title}
            current={tab.current}
            items={[
              { key: 'card', label: t('form.card'), href: links.admSchool(tab.id) },
              { key: 'modules', label: t('modules.title'), href: links.admSchoolModules(tab.id) },
            ]}
          />
        </div>
      )}
      {children}
    </ClientWords>
  );
}
