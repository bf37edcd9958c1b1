import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { knowledgeBaseList } from '@/lib/knowledge-base/queries/knowledge-bases';
import { fixedBaseNames, fixedBases } from '@/lib/knowledge-base/rules';
import { BaseScreen } from '../base-screen';
import { NewBaseForm } from './new-base-form';

export async function generateMetadata() {
  const t = await getTranslations('knowledgeEditing');
  return { title: t('createTitle') };
}

export default async function NewKnowledgeBase() {
  const actor = await enter('/training');
  const [t, { items }] = await Promise.all([getTranslations('knowledgeEditing'), knowledgeBaseList(actor, {})]);
  const taken = new Set(items.map(({ id }) => id));
  return (
    <BaseScreen title={t('createTitle')}>
      <NewBaseForm missing={fixedBaseNames.filter((name) => !taken.has(fixedBases[name].id))} />
    </BaseScreen>
  );
}
