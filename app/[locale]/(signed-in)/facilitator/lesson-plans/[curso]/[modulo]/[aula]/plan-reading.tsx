import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LessonHere } from './lesson-here';
import { PlanFacts } from './plan-facts';
import { besideText, NoPlan, type Plan, PlanContents, PlanSectionCard, PlanSections } from './plan-sections';

type Props = { here: LessonHere; plan: Plan | null; children: ReactNode };

/**
 * A text to read, no wider than the eye follows, beside what one keeps at hand. The latter comes first for whoever reads
 * from top to bottom, on a phone and on paper.
 */
export function PlanReading({ here, plan, children }: Props) {
  const t = useTranslations('lessonPlans.plan');
  if (!plan) {
    return (
      <>
        <PlanFacts here={here} />
        <NoPlan />
      </>
    );
  }
  return (
    <div className="paper-flow grid grid-cols-1 gap-6 min-[1200px]:grid-cols-[minmax(0,720px)_minmax(0,1fr)]">
      <aside
        aria-label={t('atHand')}
        className="paper-flow grid min-w-0 grid-cols-1 gap-4 min-[1200px]:sticky min-[1200px]:top-20 min-[1200px]:order-last min-[1200px]:self-start"
      >
        <PlanFacts here={here} />
        <PlanSectionCard section={besideText} text={plan[besideText]} />
        <PlanContents plan={plan} />
      </aside>
      <div className="min-w-0">
        <PlanSections plan={plan} />
        {children}
      </div>
    </div>
  );
}
