import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import type { BoardClass } from '@/lib/classroom/queries/board';
import { links } from '@/lib/links';

/** What to do with the class that is shown: one verb. */
export function NextAction({ shown }: { shown: BoardClass | undefined }) {
  const t = useTranslations('home.facilitator');
  if (!shown) {
    return (
      <Hero
        mood="up"
        title={t('none')}
        actions={
          <>
            <ButtonLink href={links.newClass('facilitator')} variant="primary" size="lg" icon="plus">
              {t('noneButton')}
            </ButtonLink>
            <ButtonLink href={links.lessonPlans()} size="lg" icon="calendar">
              {t('plans')}
            </ButtonLink>
          </>
        }
      >
        {t('noneText')}
      </Hero>
    );
  }
  const { id, name, due, isStarted, pupils, moduleName, courseCode, moduleCode } = shown;
  if (due && isStarted) {
    const at = [courseCode, moduleCode, due.code] as const;
    return (
      <Hero
        above={t(due.status === 'ongoing' ? 'above.ongoing' : 'above.notStarted', { class: name })}
        title={t('lesson', { number: due.number, name: due.name })}
        actions={
          <>
            <ButtonLink href={links.run(id)} variant="primary" size="lg" icon="play">
              {t(due.status === 'ongoing' ? 'goOn' : 'give', { number: due.number })}
            </ButtonLink>
            <ButtonLink href={links.lessonPlan(...at)} variant="quiet" size="lg" icon="calendar">
              {t('plan')}
            </ButtonLink>
            <ButtonLink href={links.lessonBriefing(...at)} variant="quiet" size="lg" icon="print">
              {t('briefing')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const kind = isStarted ? 'over' : 'waiting';
  return (
    <Hero
      mood="up"
      above={t(`above.${kind}`, { class: name })}
      title={t(kind)}
      actions={
        <ButtonLink href={links.schoolClass('facilitator', id)} variant="primary" size="lg" icon="users">
          {t(`${kind}Button`)}
        </ButtonLink>
      }
    >
      {t(`${kind}Text`, { module: moduleName, count: pupils })}
    </Hero>
  );
}
