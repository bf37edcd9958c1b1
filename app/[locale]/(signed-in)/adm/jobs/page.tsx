import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { failedJobList } from '@/lib/upkeep/queries/failed-jobs';
import { FailedJobTable } from './failed-job-table';
import { QueueTable } from './queue-table';

export async function generateMetadata() {
  const t = await getTranslations('upkeep.jobs');
  return { title: t('title') };
}

export default async function JobAdministration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('upkeep.jobs')]);
  const found = await failedJobList(actor, { page: readPage(params) });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <Card title={t('failed')} flush>
          <ClientWords namespaces={['upkeep', 'failures', 'fields', 'shell']}>
            <FailedJobTable found={found} params={params} />
          </ClientWords>
        </Card>
        <Card title={t('queues')} flush>
          <QueueTable queues={found.queues} />
        </Card>
      </div>
    </>
  );
}
