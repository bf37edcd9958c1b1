'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useDeleteLesson } from '@/lib/courses/client';
import { type LessonPlace, links, localized } from '@/lib/platform/links';
import { useDeletionWords } from '../../../../../use-deletion-words';

export function DeleteLesson({ place, id, name }: { place: LessonPlace; id: string; name: string }) {
  const t = useTranslations('lessonWriting.lesson');
  const words = useDeletionWords();
  const locale = useLocale();
  const router = useRouter();
  const remove = useDeleteLesson();

  async function confirmed() {
    await remove.run({ lessonId: id });
    router.replace(localized(locale, links.admLessons(place.course, place.module)));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
