import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { testResults } from '@/lib/online-tests/queries/class-results';
import { decodedParam } from '@/lib/platform/links';
import { ResultTables } from './result-tables';

type Props = { params: Promise<{ classId: string; unit: string }> };

export async function generateMetadata() {
  const t = await getTranslations('testBoard');
  return { title: t('ofClass.title') };
}

/** How a class did in the test of a unit. */
export default async function ResultsOfTest({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId: asked, unit: number } = await params;
  const classId = decodedParam(asked);
  const unit = /^[1-3]$/.test(number) ? Number(number) : 0;
  const results = await orNotFound(testResults(actor, { classId, unit }));
  const t = await getTranslations('testBoard');
  const trail = [{ label: t('title', { unit }), href: links.classTest(classId, unit) }, { label: t('ofClass.title') }];
  return (
    <ClientWords namespaces={['testBoard', 'shell', 'ui']}>
      <PageHeader
        above={<Breadcrumb label={t('title', { unit })} items={trail} />}
        title={t('ofClass.title')}
        lead={t('ofClass.lead', { name: results.className })}
      />
      {results.pupils.length === 0 ? (
        <EmptyState icon="file" title={t('ofClass.none')} />
      ) : (
        <ResultTables results={results} />
      )}
    </ClientWords>
  );
}
