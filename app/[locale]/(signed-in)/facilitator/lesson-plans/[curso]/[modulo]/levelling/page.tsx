import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { moduleObjectives } from '@/lib/lesson-plans/queries/modules';
import { decodedParam } from '@/lib/platform/links';
import { studyCourses } from '@/lib/self-study/queries';
import { PlanTrail } from '../../../plan-trail';
import { moduleHere, nameHere } from '../module-here';
import { EarlierModule } from './earlier-module';
import { StudyOffer } from './study-offer';

type Props = { params: Promise<{ curso: string; modulo: string }> };

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('lessonPlans.levelling');
  return { title: `${t('title')}: ${await nameHere(params)}` };
}

/** What the class must bring along, and where it and its facilitator get it. */
export default async function Levelling({ params }: Props) {
  const actor = await enter('/facilitator');
  const { curso, modulo } = await params;
  const { course, module, previous } = await orNotFound(moduleHere(actor, decodedParam(curso), decodedParam(modulo)));
  const [t, earlier, studies] = await Promise.all([
    getTranslations('lessonPlans.levelling'),
    previous && moduleObjectives(actor, { courseCode: course.code, moduleCode: previous.code }),
    studyCourses(actor, {}),
  ]);
  return (
    <>
      <PageHeader
        above={<PlanTrail course={course} module={module} here={t('title')} />}
        title={t('title')}
        lead={t('lead', { module: module.name })}
      />
      <div className="grid gap-6">
        {previous && earlier ? (
          <EarlierModule course={course.code} module={previous} units={earlier.units} />
        ) : (
          <EmptyState icon="flag" title={t('first')}>
            {t('firstText')}
          </EmptyState>
        )}
        <StudyOffer courses={studies} />
      </div>
    </>
  );
}
