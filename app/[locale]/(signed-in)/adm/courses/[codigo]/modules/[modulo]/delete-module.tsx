'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useDeleteModule } from '@/lib/courses/client';
import { links, localized } from '@/lib/platform/links';
import { useDeletionWords } from '../../../use-deletion-words';

export function DeleteModule({ courseCode, id, name }: { courseCode: string; id: string; name: string }) {
  const t = useTranslations('authoring.module');
  const words = useDeletionWords();
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteModule();

  async function confirmed() {
    await remove.run({ moduleId: id });
    router.replace(localized(locale, links.admModules(courseCode)));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
