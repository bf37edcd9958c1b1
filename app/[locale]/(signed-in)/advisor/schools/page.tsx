import { getTranslations } from 'next-intl/server';
import { AdvisedSchools } from '@/components/schools/advised-schools';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { ownAdvisedSchools } from '@/lib/advisors/queries';

export async function generateMetadata() {
  const t = await getTranslations('schools.advised');
  return { title: t('title') };
}

export default async function LinkedSchools() {
  const actor = await enter('/advisor');
  const [t, { schools }] = await Promise.all([getTranslations('schools.advised'), ownAdvisedSchools(actor, {})]);
  return (
    <ClientWords namespaces={['failures', 'schools', 'shell']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card flush>
        {schools.length === 0 ? (
          <EmptyState icon="school" title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        ) : (
          <AdvisedSchools schools={schools} />
        )}
      </Card>
    </ClientWords>
  );
}
