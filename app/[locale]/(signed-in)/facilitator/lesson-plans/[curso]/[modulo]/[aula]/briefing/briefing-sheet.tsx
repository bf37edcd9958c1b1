import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';
import type { PlanSection } from '@/lib/lesson-plans/rules/sections';
import type { LessonHere } from '../lesson-here';
import { PlanFacts } from '../plan-facts';
import { BriefingRisks } from './briefing-risks';
import { TimePlan } from './time-plan';

type Props = { here: LessonHere; taught: Record<PlanSection, string>; observations: readonly string[] };

/** Two columns, smaller on paper: a whole lesson stands on one sheet of A4. */
export function BriefingSheet({ here, taught, observations }: Props) {
  const t = useTranslations('lessonPlans');
  const { lesson } = here;
  const column = 'grid min-w-0 gap-4 print:gap-2';
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2 print:gap-2 print:[zoom:0.68]">
      <div className={column}>
        <Card title={t('briefing.aims')}>
          <p className="mb-4">{lesson.objective}</p>
          <PlanFacts here={here} />
        </Card>
        <Card title={t('briefing.materials')}>
          <Markdown text={taught.materials || t('plan.nothing')} idPrefix="materials" />
        </Card>
        <TimePlan steps={taught.steps} minutes={lesson.minutes} />
      </div>
      <div className={column}>
        <BriefingRisks notes={taught.facilitatorNotes} observations={observations} />
        <Card title={t('briefing.doubts')}>
          <div className="h-32" />
        </Card>
      </div>
    </div>
  );
}
