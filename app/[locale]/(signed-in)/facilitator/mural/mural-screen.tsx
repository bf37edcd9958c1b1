import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';
import type { MuralSection } from '@/lib/mural/rules';

type Props = { section: MuralSection; title: string; lead?: string; actions?: ReactNode; children: ReactNode };

/** Frame of the create and the edit page. */
export async function MuralScreen({ section, title, lead, actions, children }: Props) {
  const t = await getTranslations('mural');
  const trail = [{ label: t('title'), href: links.mural(section) }, { label: title }];
  return (
    <ClientWords namespaces={['conflict', 'failures', 'fields', 'mural', 'shell']}>
      <PageHeader title={title} lead={lead} above={<Breadcrumb label={t('title')} items={trail} />} actions={actions} />
      {children}
    </ClientWords>
  );
}
