'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useDeleteKnowledgeBase } from '@/lib/knowledge-base/client';
import { links, localized } from '@/lib/platform/links';

export function DeleteBase({ id, name }: { id: string; name: string }) {
  const t = useTranslations('knowledgeEditing.deletion');
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteKnowledgeBase();

  async function confirmed() {
    await remove.run({ id });
    router.replace(localized(locale, links.trainingBases()));
  }

  const words = { confirm: t('confirm'), cancel: t('cancel'), done: t('done') };
  return (
    <ConfirmedDeletion label={t('ask')} title={t('title', { name })} words={words} onConfirm={confirmed}>
      {t('text')}
    </ConfirmedDeletion>
  );
}
