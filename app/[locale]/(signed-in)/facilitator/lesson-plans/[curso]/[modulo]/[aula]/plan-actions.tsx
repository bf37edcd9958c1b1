import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links, localized } from '@/lib/platform/links';
import { PrintButton } from '../../../print-button';
import { BeginAdaptation } from './begin-adaptation';
import type { LessonHere } from './lesson-here';

export function PlanActions({ here: { course, module, lesson } }: { here: LessonHere }) {
  const t = useTranslations('lessonPlans.plan');
  const locale = useLocale();
  if (!lesson.plan) return null;
  const place = [course.code, module.code, lesson.lessonCode] as const;
  const adaptation = localized(locale, links.lessonAdaptation(...place));
  return (
    <>
      <ButtonLink href={localized(locale, links.lessonBriefing(...place))} variant="primary" icon="file">
        {t('briefing')}
      </ButtonLink>
      <PrintButton />
      {lesson.adapted ? (
        <ButtonLink href={adaptation} icon="edit">
          {t('edit')}
        </ButtonLink>
      ) : (
        <BeginAdaptation lessonCode={lesson.lessonCode} href={adaptation} />
      )}
    </>
  );
}
