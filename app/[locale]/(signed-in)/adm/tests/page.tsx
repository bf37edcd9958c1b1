import { getTranslations } from 'next-intl/server';
import { NewModel } from '@/components/question-bank/new-model';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { modelList, modulesForModels } from '@/lib/question-bank/queries/models';
import { ModelTable } from './model-table';

export async function generateMetadata() {
  const t = await getTranslations('questionBank');
  return { title: t('title') };
}

/** The models of the tests of every module, and a new one. */
export default async function QuestionBank({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const params = await searchParams;
  const [t, found, modules] = await Promise.all([
    getTranslations('questionBank'),
    modelList(actor, { page: readPage(params) }),
    modulesForModels(actor, {}),
  ]);
  return (
    <ClientWords namespaces={['questionBank', 'failures', 'fields', 'shell', 'ui']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <Card flush>
          <ModelTable address={{ path: links.admTests(), params }} found={found} />
        </Card>
        <NewModel modules={modules} />
      </div>
    </ClientWords>
  );
}
