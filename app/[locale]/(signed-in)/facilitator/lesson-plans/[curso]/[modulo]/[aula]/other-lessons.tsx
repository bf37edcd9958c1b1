import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { LessonHere } from './lesson-here';

export function OtherLessons({ here: { course, module, previous, next } }: { here: LessonHere }) {
  const t = useTranslations('lessonPlans.plan');
  const hrefOf = (code: string) => links.lessonPlan(course.code, module.code, code);
  return (
    <nav aria-label={t('otherLessons')} className="flex flex-wrap justify-between gap-2">
      {previous && (
        <ButtonLink href={hrefOf(previous.lessonCode)} icon="arrow-left">
          <span>
            <span className="block font-normal text-sm">{t('previous')}</span>
            {previous.lessonName}
          </span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={hrefOf(next.lessonCode)} iconEnd="arrow-right" className="ms-auto">
          <span>
            <span className="block font-normal text-sm">{t('next')}</span>
            {next.lessonName}
          </span>
        </ButtonLink>
      )}
    </nav>
  );
}
