'use client';

import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteCourseOp } from '@/lib/courses/contract';
import { links } from '@/lib/links';

export function DeleteCourse({ code, name }: { code: string; name: string }) {
  const t = useTranslations('courses.form');
  const goTo = links.admCourses();
  const words = { label: t('delete'), title: t('deleteTitle', { name }), done: t('deleted') };
  return (
    <DeleteButton op={deleteCourseOp} input={{ code }} words={words} goTo={goTo}>
      {t('deleteText')}
    </DeleteButton>
  );
}
