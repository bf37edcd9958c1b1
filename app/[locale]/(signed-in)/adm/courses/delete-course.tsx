'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useDeleteCourse } from '@/lib/courses/client';
import { links, localized } from '@/lib/platform/links';

export function DeleteCourse({ code, name }: { code: string; name: string }) {
  const t = useTranslations('courses.form');
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteCourse();

  async function confirmed() {
    await remove.run({ code });
    router.replace(localized(locale, links.admCourses()));
  }

  const words = { confirm: t('deleteConfirm'), cancel: t('cancel'), done: t('deleted') };
  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
