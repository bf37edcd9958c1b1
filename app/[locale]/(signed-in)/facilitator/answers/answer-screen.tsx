import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';

type Props = { title: string; lead: string; actions?: ReactNode; children: ReactNode };

/** Frame of the page that keeps an answer and of the one that changes it. */
export async function AnswerScreen({ title, lead, actions, children }: Props) {
  const t = await getTranslations('verifiedAnswers');
  const trail = [{ label: t('heading'), href: links.verifiedAnswers() }, { label: title }];
  return (
    <ClientWords namespaces={['conflict', 'failures', 'fields', 'shell', 'verifiedAnswers']}>
      <PageHeader
        title={title}
        lead={lead}
        above={<Breadcrumb label={t('heading')} items={trail} />}
        actions={actions}
      />
      {children}
    </ClientWords>
  );
}
