import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { livePosition } from '@/lib/access/live/event-log';
import { knowledgeBaseChanges } from '@/lib/knowledge-base/live';
import { knowledgeBaseList } from '@/lib/knowledge-base/queries/knowledge-bases';
import { links } from '@/lib/links';
import { TrainingTabs } from '../training-tabs';
import { BaseList } from './base-list';

export async function generateMetadata() {
  const t = await getTranslations('knowledgeEditing');
  return { title: t('title') };
}

export default async function KnowledgeAdministration() {
  const actor = await enter('/training');
  const [t, since] = await Promise.all([getTranslations('knowledgeEditing'), livePosition()]);
  const { items } = await knowledgeBaseList(actor, {});
  return (
    <>
      <LiveRefresh topics={[knowledgeBaseChanges.name]} since={since} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink href={links.trainingNewBase()} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <TrainingTabs current="bases" />
      <BaseList bases={items} />
    </>
  );
}
