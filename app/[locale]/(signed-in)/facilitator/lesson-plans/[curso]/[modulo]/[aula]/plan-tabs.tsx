import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { TabLinks } from '@/components/ui/tab-links';
import { isOutdated } from '@/lib/lesson-plans/rules/sections';
import { links } from '@/lib/links';
import type { LessonHere } from './lesson-here';
import type { WhichPlan } from './plan-view';

/** Both plans stay at hand, and a plan that went on without its adaptation says so. */
export function PlanTabs({ here: { course, module, lesson }, current }: { here: LessonHere; current: WhichPlan }) {
  const t = useTranslations('lessonPlans.plan');
  const { plan, adapted } = lesson;
  if (!adapted) return null;
  const place = [course.code, module.code, lesson.lessonCode] as const;
  const href = links.lessonPlan(...place);
  return (
    <div data-print="no" className="mb-6 grid gap-4">
      <TabLinks
        label={t('whichPlan')}
        current={current}
        items={[
          { key: 'own', label: t('own'), href },
          { key: 'official', label: t('official'), href: `${href}?plan=official` },
        ]}
      />
      {plan && isOutdated(adapted.basedOnVersion, plan) && (
        <Alert
          tone="warning"
          title={t('outdated')}
          actions={
            <ButtonLink href={links.lessonAdaptation(...place)} size="sm">
              {t('compare')}
            </ButtonLink>
          }
        >
          {t('outdatedText', { based: adapted.basedOnVersion, published: plan.version })}
        </Alert>
      )}
    </div>
  );
}
