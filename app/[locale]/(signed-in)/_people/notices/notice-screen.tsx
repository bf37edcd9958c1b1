import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';

type Props = { area: 'school' | 'facilitator'; title: string; actions?: ReactNode; children: ReactNode };

/** Frame of the create and the edit page. */
export async function NoticeScreen({ area, title, actions, children }: Props) {
  const t = await getTranslations('notices');
  const trail = [{ label: t('heading'), href: links.notices(area) }, { label: title }];
  return (
    <ClientWords namespaces={['conflict', 'failures', 'fields', 'notices', 'shell']}>
      <PageHeader title={title} above={<Breadcrumb label={t('heading')} items={trail} />} actions={actions} />
      {children}
    </ClientWords>
  );
}
