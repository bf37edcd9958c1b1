import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { PrintButton } from '../../../print-button';
import { BeginAdaptation } from './begin-adaptation';
import type { LessonHere } from './lesson-here';

export function PlanActions({ here: { course, module, lesson } }: { here: LessonHere }) {
  const t = useTranslations('lessonPlans.plan');
  if (!lesson.plan) return null;
  const place = [course.code, module.code, lesson.lessonCode] as const;
  const adaptation = links.lessonAdaptation(...place);
  return (
    <>
      <ButtonLink href={links.lessonBriefing(...place)} variant="primary" icon="file">
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
