import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { nextLesson } from '@/lib/self-study/rules';

type Step = { lessonCode: string; lessonName: string; isDone: boolean };
type Props = { course: { code: string; steps: readonly Step[] }; lessonCode: string };

export function NextStep({ course, lessonCode }: Props) {
  const t = useTranslations('selfStudy');
  const next = nextLesson(course.steps, lessonCode);
  if (next) {
    return (
      <ButtonLink href={links.selfStudyLesson(course.code, next.lessonCode)} iconEnd="arrow-right" className="ms-auto">
        {t('next', { lesson: next.lessonName })}
      </ButtonLink>
    );
  }
  return (
    <p className="ms-auto flex flex-wrap items-center gap-4">
      {course.steps.every(({ isDone }) => isDone) && <strong>{t('allDone')}</strong>}
      <ButtonLink href={links.selfStudyCourse(course.code)}>{t('all')}</ButtonLink>
    </p>
  );
}
