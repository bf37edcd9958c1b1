'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedDeletion } from '@/components/forms/confirmed-deletion';
import { useGo } from '@/components/ui/use-go';
import { useDeleteLesson } from '@/lib/courses/client';
import { type LessonPlace, links } from '@/lib/platform/links';
import { useDeletionWords } from '../../../../../use-deletion-words';

export function DeleteLesson({ place, id, name }: { place: LessonPlace; id: string; name: string }) {
  const t = useTranslations('lessonWriting.lesson');
  const words = useDeletionWords();
  const go = useGo();
  const remove = useDeleteLesson();

  async function confirmed() {
    await remove.run({ lessonId: id });
    go.replace(links.admLessons(place.course, place.module));
  }

  return (
    <ConfirmedDeletion label={t('delete')} title={t('deleteTitle', { name })} words={words} onConfirm={confirmed}>
      {t('deleteText')}
    </ConfirmedDeletion>
  );
}
