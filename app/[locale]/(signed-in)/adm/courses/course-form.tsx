'use client';

import { useTranslations } from 'next-intl';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/platform/links';
import { CourseConflict } from './course-conflict';
import { CourseIdentity } from './course-identity';
import { CoursePrices } from './course-prices';
import { CourseProposal } from './course-proposal';
import { type EditedCourse, useCourseForm } from './use-course-form';

/** Create and edit are one form; a course that exists brings its data and the revision it was opened on. */
export function CourseForm({ course }: { course?: EditedCourse }) {
  const t = useTranslations('courses.form');
  const { form, pending, refusal, theirs, save, saveMine, takeTheirs, cancel } = useCourseForm(course);
  const wrong = Object.keys(form.formState.errors).length;
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <Card title={t('sections.identity')}>
          <CourseIdentity form={form} isNew={course === undefined} />
        </Card>
        <Card title={t('sections.pedagogy')}>
          <CourseProposal form={form} />
        </Card>
        <Card title={t('sections.prices')} lead={t('priceHint')}>
          <CoursePrices form={form} />
        </Card>
        {theirs && (
          <CourseConflict form={form} theirs={theirs} busy={pending} onSaveMine={saveMine} onTakeTheirs={takeTheirs} />
        )}
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <SlowNotice pending={pending} onCancel={cancel} />
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
          <Button type="submit" variant="primary" busy={pending}>
            {pending ? t('saving') : t('save')}
          </Button>
          <ButtonLink href={links.admCourses()} variant="quiet">
            {t('cancel')}
          </ButtonLink>
          <p aria-live="polite" className="text-danger-ink">
            {form.formState.isSubmitted && wrong > 0 && t('fixFields', { count: wrong })}
          </p>
        </div>
      </ReadyFieldset>
    </form>
  );
}
