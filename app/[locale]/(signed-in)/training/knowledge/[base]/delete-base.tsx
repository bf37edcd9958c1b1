import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteKnowledgeBaseOp } from '@/lib/knowledge-base/contract';
import { links } from '@/lib/links';

export function DeleteBase({ id, name }: { id: string; name: string }) {
  const t = useTranslations('knowledgeEditing.deletion');
  const words = { label: t('ask'), title: t('title', { name }), done: t('done') };
  return (
    <DeleteButton op={deleteKnowledgeBaseOp} input={{ id }} words={words} goTo={links.trainingBases()}>
      {t('text')}
    </DeleteButton>
  );
}
