import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { planComments } from '@/lib/lesson-plans/queries/comments';
import { PlanTrail } from '../../../plan-trail';
import { nameHere } from '../module-here';
import { CommentList } from './comment-list';
import { type LessonParams, lessonHere } from './lesson-here';
import { LessonRatings } from './lesson-ratings';
import { OtherLessons } from './other-lessons';
import { PlanActions } from './plan-actions';
import { PlanReading } from './plan-reading';
import { PlanTabs } from './plan-tabs';
import { planView } from './plan-view';

type Props = { params: LessonParams; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props) {
  return { title: await nameHere(params) };
}

export default async function LessonPlan({ params, searchParams }: Props) {
  const actor = await enter('/facilitator');
  const here = await lessonHere(actor, params);
  const { course, module, lesson } = here;
  const view = planView(await searchParams, lesson);
  const comments = await orNotFound(planComments(actor, { lessonCode: lesson.lessonCode, page: view.commentPage }));
  return (
    <ClientWords namespaces={['lessonFeedback', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={
          <PlanTrail course={course} module={module} lesson={{ code: lesson.lessonCode, name: lesson.lessonName }} />
        }
        title={lesson.lessonName}
        lead={lesson.objective}
        actions={<PlanActions here={here} />}
      />
      <PlanTabs here={here} current={view.which} />
      <PlanReading here={here} plan={view.plan}>
        {lesson.plan && (
          <div data-print="no" className="mt-8 grid gap-6">
            <LessonRatings lesson={lesson} />
            <CommentList here={here} comments={comments} />
          </div>
        )}
      </PlanReading>
      <div data-print="no" className="mt-8">
        <OtherLessons here={here} />
      </div>
    </ClientWords>
  );
}
