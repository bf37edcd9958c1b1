import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';
import type { PlanSection } from '@/lib/lesson-plans/rules/sections';
import type { LessonHere } from '../lesson-here';
import { PlanFacts } from '../plan-facts';
import { BriefingDoubts, type LastDoubts } from './briefing-doubts';
import { BriefingRisks } from './briefing-risks';
import { TimePlan } from './time-plan';

type Props = {
  here: LessonHere;
  taught: Record<PlanSection, string>;
  observations: readonly string[];
  doubts: LastDoubts;
};

/** On paper two columns, small: a whole lesson and the room for a note stand on one sheet of A4. */
export function BriefingSheet({ here, taught, observations, doubts }: Props) {
  const t = useTranslations('lessonPlans');
  const { lesson } = here;
  const column = 'grid min-w-0 grid-cols-1 content-start gap-4 print:gap-2';
  return (
    <div
      data-one-sheet
      className="grid grid-cols-1 items-start gap-4 min-[1200px]:grid-cols-[minmax(0,720px)_minmax(0,1fr)] min-[1200px]:gap-6 print:grid-cols-2 print:gap-2"
    >
      <div className={`${column} min-[1200px]:sticky min-[1200px]:top-20 min-[1200px]:order-last`}>
        <Card title={t('briefing.aims')}>
          <p className="mb-4">{lesson.objective}</p>
          <PlanFacts here={here} />
        </Card>
        <div data-print={taught.materials ? undefined : 'no'}>
          <Card title={t('briefing.materials')}>
            <Markdown text={taught.materials || t('plan.nothing')} idPrefix="materials" />
          </Card>
        </div>
        <TimePlan steps={taught.steps} minutes={lesson.minutes} />
      </div>
      <div className={column}>
        <BriefingRisks notes={taught.facilitatorNotes} observations={observations} />
        <BriefingDoubts doubts={doubts} />
      </div>
    </div>
  );
}
