import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { PlanTrail } from '../../../../plan-trail';
import { nameHere } from '../../module-here';
import { type LessonParams, lessonHere } from '../lesson-here';
import { AdaptationEditor } from './adaptation-editor';
import { comparedSections } from './compared-sections';
import { NotAdapted } from './not-adapted';

type Props = { params: LessonParams };

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('lessonPlans.adapt');
  return { title: `${t('title')}: ${await nameHere(params)}` };
}

export default async function AdaptPlan({ params }: Props) {
  const actor = await enter('/facilitator');
  const { course, module, lesson } = await lessonHere(actor, params);
  const { plan, adapted } = lesson;
  const [t, names] = await Promise.all([getTranslations('lessonPlans.adapt'), getTranslations('lessonPlans.section')]);
  const place = [course.code, module.code, lesson.lessonCode] as const;
  const named = { code: lesson.lessonCode, name: lesson.lessonName };
  return (
    <ClientWords namespaces={['conflict', 'lessonFeedback', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<PlanTrail course={course} module={module} lesson={named} here={t('title')} />}
        title={`${t('title')}: ${lesson.lessonName}`}
        lead={t('lead')}
      />
      {adapted ? (
        <AdaptationEditor
          adapted={adapted}
          publishedVersion={plan?.version ?? adapted.basedOnVersion}
          sections={comparedSections(plan, names)}
          planHref={links.lessonPlan(...place)}
        />
      ) : (
        <NotAdapted canBegin={plan !== null} place={place} />
      )}
    </ClientWords>
  );
}
