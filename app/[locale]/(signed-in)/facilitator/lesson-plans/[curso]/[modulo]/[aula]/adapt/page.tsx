import { getLocale, getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { ClientWords } from '@/components/shell/client-words';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { planSections } from '@/lib/lesson-plans/rules/sections';
import { links, localized } from '@/lib/platform/links';
import { PlanTrail } from '../../../../plan-trail';
import { BeginAdaptation } from '../begin-adaptation';
import { type LessonParams, lessonHere } from '../lesson-here';
import { AdaptationEditor } from './adaptation-editor';

export async function generateMetadata() {
  const t = await getTranslations('lessonPlans.adapt');
  return { title: t('title') };
}

export default async function AdaptPlan({ params }: { params: LessonParams }) {
  const actor = await enter('/facilitator');
  const { course, module, lesson } = await lessonHere(actor, params);
  const { plan, adapted } = lesson;
  const [locale, t, plans] = await Promise.all([
    getLocale(),
    getTranslations('lessonPlans.adapt'),
    getTranslations('lessonPlans.plan'),
  ]);
  const named = { code: lesson.lessonCode, name: lesson.lessonName };
  const place = [course.code, module.code, lesson.lessonCode] as const;
  const sections = planSections.map((key) => ({
    key,
    label: plans(key),
    published: plan?.[key] ? <Markdown text={plan[key]} idPrefix={key} /> : null,
  }));
  return (
    <ClientWords namespaces={['lessonFeedback', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<PlanTrail course={course} module={module} lesson={named} here={t('title')} />}
        title={`${t('title')}: ${lesson.lessonName}`}
        lead={t('lead')}
      />
      {adapted ? (
        <AdaptationEditor
          adapted={adapted}
          publishedVersion={plan?.version ?? adapted.basedOnVersion}
          sections={sections}
          planHref={localized(locale, links.lessonPlan(...place))}
        />
      ) : (
        <EmptyState
          icon="edit"
          title={t('none')}
          actions={
            plan && (
              <BeginAdaptation lessonCode={named.code} href={localized(locale, links.lessonAdaptation(...place))} />
            )
          }
        >
          {t('noneText')}
        </EmptyState>
      )}
    </ClientWords>
  );
}
