import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

type Props = { area: PeopleArea; title: string; lead?: string; actions?: ReactNode; children: ReactNode };

/** Frame of the create and the edit page. */
export async function StudentScreen({ area, title, lead, actions, children }: Props) {
  const t = await getTranslations('students');
  const trail = [{ label: t('title'), href: links.students(area) }, { label: title }];
  return (
    <ClientWords
      namespaces={['accounts', 'cards', 'conflict', 'consents', 'failures', 'fields', 'passwords', 'shell', 'students']}
    >
      <PageHeader
        title={title}
        above={<Breadcrumb label={t('title')} items={trail} />}
        actions={actions}
        {...(lead && { lead })}
      />
      {children}
    </ClientWords>
  );
}
