import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

type Step = { label: string; href?: string };
type Props = {
  area: PeopleArea;
  title: string;
  lead?: ReactNode;
  /** Between the list and this page. */
  trail?: readonly Step[];
  actions?: ReactNode;
  children: ReactNode;
};

const namespaces = ['classes', 'classLife', 'conflict', 'failures', 'fields', 'shell', 'students', 'ui'] as const;

/** Frame of every page of a class. */
export async function ClassScreen({ area, title, lead, trail = [], actions, children }: Props) {
  const t = await getTranslations('classes');
  const items = [{ label: t('title'), href: links.classes(area) }, ...trail, { label: title }];
  return (
    <ClientWords namespaces={namespaces}>
      <PageHeader
        title={title}
        above={<Breadcrumb label={t('title')} items={items} />}
        actions={actions}
        {...(lead && { lead })}
      />
      {children}
    </ClientWords>
  );
}
