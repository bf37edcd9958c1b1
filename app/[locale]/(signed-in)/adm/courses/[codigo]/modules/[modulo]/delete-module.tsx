'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDeleteModule } from '@/lib/courses/client';
import { links, localized } from '@/lib/platform/links';
import { ConfirmedDeletion } from '../../../confirmed-deletion';

export function DeleteModule({ courseCode, id, name }: { courseCode: string; id: string; name: string }) {
  const t = useTranslations('authoring.module');
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteModule();

  async function confirmed() {
    await remove.run({ moduleId: id });
    router.replace(localized(locale, links.admModules(courseCode)));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
