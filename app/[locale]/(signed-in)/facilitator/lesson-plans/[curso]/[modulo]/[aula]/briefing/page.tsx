import { getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { ClientWords } from '@/components/shell/client-words';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { lessonWarnings } from '@/lib/lesson-plans/queries/plans';
import { PlanTrail } from '../../../../plan-trail';
import { PrintButton } from '../../../../print-button';
import { type LessonParams, lessonHere } from '../lesson-here';
import { PlanFacts } from '../plan-facts';
import { PlanSections } from '../plan-sections';
import { BriefingRisks } from './briefing-risks';
import { TimePlan } from './time-plan';

export async function generateMetadata() {
  const t = await getTranslations('lessonPlans.briefing');
  return { title: t('caption') };
}

/** One page to print before class. The own adaptation is what will be taught, where there is one. */
export default async function Briefing({ params }: { params: LessonParams }) {
  const actor = await enter('/facilitator');
  const here = await lessonHere(actor, params);
  const { course, module, lesson } = here;
  const [t, { observations }] = await Promise.all([
    getTranslations('lessonPlans'),
    lessonWarnings(actor, { lessonCode: lesson.lessonCode }),
  ]);
  const named = { code: lesson.lessonCode, name: lesson.lessonName };
  const taught = lesson.adapted ?? lesson.plan;
  return (
    <ClientWords namespaces={['lessonFeedback']}>
      <PageHeader
        above={<PlanTrail course={course} module={module} lesson={named} here={t('briefing.caption')} />}
        title={t('briefing.title', { lesson: lesson.lessonName })}
        lead={`${course.name} · ${module.name}`}
        actions={<PrintButton />}
      />
      {lesson.adapted && <Badge icon="edit">{t('briefing.adapted')}</Badge>}
      {!taught && <PlanSections plan={null} />}
      {taught && (
        <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2 print:gap-2 print:[zoom:0.68]">
          <div className="grid min-w-0 gap-4 print:gap-2">
            <Card title={t('briefing.aims')}>
              <p className="mb-4">{lesson.objective}</p>
              <PlanFacts here={here} />
            </Card>
            <Card title={t('briefing.materials')}>
              <Markdown text={taught.materials || t('plan.nothing')} idPrefix="materials" />
            </Card>
            <TimePlan steps={taught.steps} minutes={lesson.minutes} />
          </div>
          <div className="grid min-w-0 gap-4 print:gap-2">
            <BriefingRisks notes={taught.facilitatorNotes} observations={observations} />
            <Card title={t('briefing.doubts')}>
              <div className="h-32" />
            </Card>
          </div>
        </div>
      )}
    </ClientWords>
  );
}
