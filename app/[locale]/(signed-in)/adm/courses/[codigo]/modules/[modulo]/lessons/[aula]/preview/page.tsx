import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/markdown/markdown';
import { Alert } from '@/components/ui/alert';
import { enter } from '@/lib/access/enter';
import { planSections } from '@/lib/lesson-plans/rules/sections';
import { links } from '@/lib/links';
import { AuthoringFrame } from '../../../../../../authoring-frame';
import { editedLesson, type LessonParams } from '../edited-lesson';

type Props = { params: Promise<LessonParams> };

export async function generateMetadata() {
  const t = await getTranslations('lessonWriting.plan');
  return { title: t('previewTitle') };
}

/** What was saved last, drawn as the open page draws it, for whoever writes it. */
export default async function PreviewLesson({ params }: Props) {
  const actor = await enter('/adm');
  const { course, module, lesson, plan, trail } = await editedLesson(actor, await params);
  if (!plan) notFound();
  const t = await getTranslations('lessonWriting.plan');
  const steps = [...trail, { label: lesson.name, href: links.admLesson(course.code, module.code, lesson.code) }];
  return (
    <AuthoringFrame title={t('previewTitle')} lead={lesson.objective} trail={steps}>
      <Alert tone="info">{plan.status === 'draft' ? t('previewDraft') : t('previewPublished')}</Alert>
      {planSections
        .filter((section) => plan[section].trim())
        .map((section) => (
          <section key={section} aria-labelledby={section} className="mt-8 max-w-[68ch]">
            <h2 id={section} className="text-2xl">
              {t(`section.${section}`)}
            </h2>
            <div className="mt-3 text-lg">
              <Markdown text={plan[section]} idPrefix={section} />
            </div>
          </section>
        ))}
    </AuthoringFrame>
  );
}
