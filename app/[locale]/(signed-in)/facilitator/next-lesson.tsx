import { useFormatter, useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { lessonInHand } from './lesson-in-hand';

type InHand = NonNullable<Awaited<ReturnType<typeof lessonInHand>>>;

/** The lesson that comes next, and why it is this one. */
export function NextLesson({ inHand }: { inHand: InHand }) {
  const t = useTranslations('home.facilitator');
  const format = useFormatter();
  const { lesson, because, classNames, courseCode, moduleCode } = inHand;
  const at = [courseCode, moduleCode, lesson.lessonCode] as const;
  return (
    <Hero
      mood={because === 'first' ? 'up' : undefined}
      above={t(`above.${because}`, { classes: format.list(classNames) })}
      title={t('lesson', { number: lesson.number, name: lesson.lessonName })}
      actions={
        <>
          <ButtonLink href={links.lessonPlan(...at)} variant="primary" size="lg" icon="calendar">
            {t('plan')}
          </ButtonLink>
          <ButtonLink href={links.lessonBriefing(...at)} size="lg" icon="print">
            {t('briefing')}
          </ButtonLink>
        </>
      }
    >
      {t(`because.${because}`)}
    </Hero>
  );
}
