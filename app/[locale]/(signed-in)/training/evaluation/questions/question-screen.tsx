import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { links } from '@/lib/links';

/** Frame of the create and the edit page. */
export async function QuestionScreen(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  const { title, actions, children } = props;
  const t = await getTranslations('training.evaluation');
  const trail = [{ label: t('title'), href: links.trainingEvaluation() }, { label: title }];
  return (
    <ClientWords namespaces={['authoring', 'conflict', 'courses', 'failures', 'fields', 'shell', 'training']}>
      <PageHeader title={title} above={<Breadcrumb label={t('title')} items={trail} />} actions={actions} />
      {children}
    </ClientWords>
  );
}
