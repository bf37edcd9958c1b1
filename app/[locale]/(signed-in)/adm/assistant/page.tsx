import { getTranslations } from 'next-intl/server';
import { AssistantScreen } from '@/components/school-ai/assistant-screen';
import { PageHeader } from '@/components/ui/page-header';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { schoolAssistant, schoolsToChoose } from '@/lib/school-ai/queries/overview';
import { OtherSchool } from './other-school';
import { SchoolTable } from './school-table';

export async function generateMetadata() {
  const t = await getTranslations('schoolAi.choose');
  return { title: t('title') };
}

export default async function AssistantOfSchools({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('schoolAi.choose')]);
  const schoolId = readText(params, 'school');
  if (schoolId) {
    const overview = await orNotFound(schoolAssistant(actor, { schoolId }));
    return (
      <>
        <PageHeader title={t('of', { school: overview.schoolName })} lead={<OtherSchool />} />
        <AssistantScreen overview={overview} />
      </>
    );
  }
  const found = await schoolsToChoose(actor, { search: readText(params, 'q'), page: readPage(params) });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SchoolTable found={found} params={params} />
    </>
  );
}
