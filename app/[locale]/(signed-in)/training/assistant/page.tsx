import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { TrainingTabs } from '../training-tabs';
import { TryOut } from './try-out';

export async function generateMetadata() {
  const t = await getTranslations('training.tryOut');
  return { title: t('title') };
}

export default async function AssistantTryOut() {
  await enter('/training');
  const t = await getTranslations('training.tryOut');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <TrainingTabs current="assistant" />
      <ClientWords namespaces={['training', 'failures', 'fields', 'shell']}>
        <TryOut />
      </ClientWords>
    </>
  );
}
