'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useDeleteLesson } from '@/lib/courses/client';
import { type LessonPlace, links, localized } from '@/lib/platform/links';
import { ConfirmedDeletion } from '../../../../../confirmed-deletion';

export function DeleteLesson({ place, id, name }: { place: LessonPlace; id: string; name: string }) {
  const t = useTranslations('lessonWriting.lesson');
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteLesson();

  async function confirmed() {
    await remove.run({ lessonId: id });
    router.replace(localized(locale, links.admLessons(place.course, place.module)));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
