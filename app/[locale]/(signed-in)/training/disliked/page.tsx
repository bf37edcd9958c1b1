import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import { TabLinks } from '@/components/ui/tab-links';
import { readPage, readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { dislikedAnswers } from '@/lib/training/queries/disliked';
import { subjectLabels } from '../subject-labels';
import { TrainingTabs } from '../training-tabs';
import { DislikedList } from './disliked-list';

export async function generateMetadata() {
  const t = await getTranslations('trainingDisliked');
  return { title: t('title') };
}

export default async function DislikedAnswers({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/training');
  const [params, t] = await Promise.all([searchParams, getTranslations('trainingDisliked')]);
  const state = readText(params, 'state') === 'reviewed' ? 'reviewed' : 'open';
  const found = await dislikedAnswers(actor, { state, page: readPage(params) });
  const subject = await subjectLabels(
    actor,
    found.items.map((item) => item.subject),
  );
  const path = links.trainingDisliked();
  const states = [
    { key: 'open', label: t('open'), href: path },
    { key: 'reviewed', label: t('reviewed'), href: `${path}?state=reviewed` },
  ];
  return (
    <ClientWords namespaces={['training', 'trainingDisliked', 'failures', 'fields', 'shell', 'ui']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <TrainingTabs current="disliked" />
      <TabLinks label={t('state')} current={state} items={states} />
      <DislikedList
        found={found}
        state={state}
        address={{ path, params }}
        subjects={Object.fromEntries(found.items.map((item) => [item.subject, subject(item.subject)]))}
      />
    </ClientWords>
  );
}
