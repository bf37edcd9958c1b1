'use client';

import { useTranslations } from 'next-intl';

/** What every question before a deletion in the content of courses says alike. */
export function useDeletionWords() {
  const t = useTranslations('authoring.deletion');
  return { confirm: t('confirm'), cancel: t('cancel'), done: t('done') };
}
