import { getFormatter, getTranslations } from 'next-intl/server';
import { VersionEditor } from '@/components/question-bank/version-editor';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { versionStatistics } from '@/lib/online-tests/queries/item-statistics';
import { decodedParam } from '@/lib/platform/links';
import { modelById, versionById } from '@/lib/question-bank/queries/models';
import { ModelActions } from './model-actions';
import { PublishedQuestions } from './published-questions';
import { VersionFiles } from './version-files';
import { VersionLinks } from './version-links';

type Props = { params: Promise<{ versionId: string }> };

export async function generateMetadata() {
  const t = await getTranslations('questionBank');
  return { title: t('title') };
}

/** One version of a model: written on while it is a draft, and read once it is published. */
export default async function TestVersion({ params }: Props) {
  const actor = await enter('/adm');
  const version = await orNotFound(versionById(actor, { id: decodedParam((await params).versionId) }));
  const model = await orNotFound(modelById(actor, { id: version.modelId }));
  const [t, format] = await Promise.all([getTranslations('questionBank'), getFormatter()]);
  const title = t('versionTitle', { name: model.name, number: version.version });
  const { publishedAt } = version;
  return (
    <ClientWords namespaces={['questionBank', 'testBoard', 'onlineTest', 'failures', 'fields', 'shell', 'ui']}>
      <PageHeader
        above={
          <Breadcrumb label={t('title')} items={[{ label: t('title'), href: links.admTests() }, { label: title }]} />
        }
        title={title}
        lead={t('place', { course: model.courseName, module: model.moduleCode, number: model.number })}
        actions={<ModelActions model={model} />}
      />
      <VersionLinks model={model} current={version.id} />
      <VersionFiles id={version.id} isDraft={!publishedAt} questions={version.questions} />
      {publishedAt ? (
        <>
          <Alert className="mb-4">
            {t('readOnly')} {t('publishedOn', { at: format.dateTime(new Date(publishedAt), { dateStyle: 'long' }) })}
          </Alert>
          <PublishedQuestions
            questions={version.questions}
            statistics={await versionStatistics(actor, { id: version.id })}
          />
        </>
      ) : (
        <VersionEditor key={version.id} initial={version} />
      )}
    </ClientWords>
  );
}
