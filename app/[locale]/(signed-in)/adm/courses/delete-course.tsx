'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { useDeleteCourse } from '@/lib/courses/client';
import { links } from '@/lib/platform/links';

export function DeleteCourse({ code, name }: { code: string; name: string }) {
  const t = useTranslations('courses.form');
  const go = useGo();
  const remove = useDeleteCourse();

  async function confirmed() {
    await remove.run({ code });
    go.replace(links.admCourses());
  }

  const words = { confirm: t('deleteConfirm'), cancel: t('cancel'), done: t('deleted') };
  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
