'use client';

import { useTranslations } from 'next-intl';
import { DeleteButton } from '@/components/forms/delete-button';
import { deleteLessonOp } from '@/lib/courses/contract/lessons';
import type { LessonPlace } from '@/lib/courses/links';
import { links } from '@/lib/links';

export function DeleteLesson({ place, id, name }: { place: LessonPlace; id: string; name: string }) {
  const t = useTranslations('lessonWriting.lesson');
  const goTo = links.admLessons(place.course, place.module);
  const words = { label: t('delete'), title: t('deleteTitle', { name }) };
  return (
    <DeleteButton op={deleteLessonOp} input={{ lessonId: id }} words={words} goTo={goTo}>
      {t('deleteText')}
    </DeleteButton>
  );
}
