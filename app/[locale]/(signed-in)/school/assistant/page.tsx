import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AssistantScreen } from '@/components/school-ai/assistant-screen';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { schoolAssistant } from '@/lib/school-ai/queries/overview';

export async function generateMetadata() {
  const t = await getTranslations('schoolAi');
  return { title: t('title') };
}

export default async function SchoolAssistant() {
  const actor = await enter('/school');
  const { schoolId } = actor;
  if (!schoolId) return notFound();
  const [overview, t] = await Promise.all([
    orNotFound(schoolAssistant(actor, { schoolId })),
    getTranslations('schoolAi'),
  ]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <AssistantScreen overview={overview} />
    </>
  );
}
