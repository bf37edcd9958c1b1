import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { doubtsBeforeLesson } from '@/lib/doubts/queries/doubts-before-lesson';
import { lessonWarnings } from '@/lib/lesson-plans/queries/plans';
import { PlanTrail } from '../../../../plan-trail';
import { PrintButton } from '../../../../print-button';
import { nameHere } from '../../module-here';
import { type LessonParams, lessonHere } from '../lesson-here';
import { NoPlan } from '../plan-sections';
import { BriefingSheet } from './briefing-sheet';

type Props = { params: LessonParams };

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('lessonPlans.briefing');
  return { title: t('title', { lesson: await nameHere(params) }) };
}

/** One page to print before class. The own adaptation is what will be taught, where there is one. */
export default async function Briefing({ params }: Props) {
  const actor = await enter('/facilitator');
  const here = await lessonHere(actor, params);
  const { course, module, lesson } = here;
  const { lessonCode } = lesson;
  const [t, { observations }, doubts] = await Promise.all([
    getTranslations('lessonPlans'),
    lessonWarnings(actor, { lessonCode }),
    // What pupils ask is nobody's who sees as who teaches.
    orNull(doubtsBeforeLesson(actor, { lessonCode })),
  ]);
  const named = { code: lessonCode, name: lesson.lessonName };
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
      {taught ? (
        <BriefingSheet here={here} taught={taught} observations={observations} doubts={doubts ?? []} />
      ) : (
        <NoPlan />
      )}
    </ClientWords>
  );
}
