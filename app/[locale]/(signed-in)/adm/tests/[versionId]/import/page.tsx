import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { draftById } from '@/lib/question-bank/queries/models';
import { ImportQuestions } from './import-questions';

type Props = { params: Promise<{ versionId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('questionImport');
  return { title: t('title') };
}

/** Questions of a file into a draft. */
export default async function ImportQuestionsPage({ params }: Props) {
  const actor = await enter('/adm');
  const draft = await orNotFound(draftById(actor, { id: decodedParam((await params).versionId) }));
  const [t, bank] = await Promise.all([getTranslations('questionImport'), getTranslations('questionBank')]);
  const trail = [
    { label: bank('title'), href: links.admTests() },
    { label: bank('versionTitle', { name: draft.name, number: draft.version }), href: links.admTestVersion(draft.id) },
    { label: t('title') },
  ];
  return (
    <ClientWords namespaces={['questionImport', 'questionBank', 'failures', 'fields', 'shell']}>
      <PageHeader title={t('title')} lead={t('lead')} above={<Breadcrumb label={bank('title')} items={trail} />} />
      <ImportQuestions id={draft.id} />
    </ClientWords>
  );
}
