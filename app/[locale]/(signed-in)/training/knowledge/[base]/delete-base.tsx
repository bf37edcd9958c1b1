'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { useDeleteKnowledgeBase } from '@/lib/knowledge-base/client';
import { links } from '@/lib/platform/links';

export function DeleteBase({ id, name }: { id: string; name: string }) {
  const t = useTranslations('knowledgeEditing.deletion');
  const go = useGo();
  const remove = useDeleteKnowledgeBase();

  async function confirmed() {
    await remove.run({ id });
    go.replace(links.trainingBases());
  }

  const words = { confirm: t('confirm'), cancel: t('cancel'), done: t('done') };
  return (
    <ConfirmedDeletion label={t('ask')} title={t('title', { name })} words={words} onConfirm={confirmed}>
      {t('text')}
    </ConfirmedDeletion>
  );
}
