'use client';

import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { SelectField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { MoneyField, NumberField } from '@/components/forms/number-fields';
import { SaveBar } from '@/components/forms/save-bar';
import { TextArea, TextField } from '@/components/forms/text-fields';
import { Card } from '@/components/ui/card';
import { useGo } from '@/components/ui/use-go';
import { createCourseOp, readCourseOp } from '@/lib/courses/contract';
import { courseDurations, courseFamilies, courseStatuses } from '@/lib/courses/rules';
import type { CourseDetail, NewCourse } from '@/lib/courses/schemas';
import { updateCourseOp } from '@/lib/lesson-plans/contract/catalogue';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { CourseCode } from './course-code';
import { CoursePhoto } from './course-photo';

export type EditedCourse = z.infer<typeof CourseDetail>;

const blank: z.input<typeof NewCourse> = {
  code: '',
  version: '1.0',
  family: 'kids',
  name: '',
  photoUrl: null,
  durationType: 'long',
  durationDescription: '',
  targetAudience: '',
  objective: '',
  characterization: '',
  monthlyPriceCents: null,
  materialPriceCents: null,
  installments: null,
  status: 'inactive',
};

/** Create and edit are one form; a course that exists brings its data and the revision it was opened on. */
export function CourseForm({ course }: { course?: EditedCourse }) {
  const t = useTranslations('courses');
  const go = useGo();
  const { revision, updatedAt: _, ...initial } = course ?? { ...blank, revision: undefined, updatedAt: '' };
  const options = <V extends string>(values: readonly V[], word: (value: V) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return (
    <EditForm
      op={course ? updateCourseOp : createCourseOp}
      initial={initial}
      revision={revision}
      read={course && (() => call(readCourseOp, { code: course.code }))}
      schema={async () => {
        const { CourseChanges, NewCourse } = await lazily(() => import('@/lib/courses/schemas'));
        return course ? CourseChanges : NewCourse;
      }}
      fieldOfCode={{ 'course.already-exists': 'code' }}
      onSaved={({ code }) => (course ? go.refresh() : go.replace(links.admModules(code)))}
      {...(!course && { continuesAt: ({ code }: EditedCourse) => links.admCourse(code) })}
      startsHere={!course}
    >
      <Card title={t('form.sections.identity')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={t('field.name')} maxLength={120} required className="sm:col-span-2" />
          <CourseCode fixed={course !== undefined} />
          <TextField name="version" label={t('field.version')} maxLength={20} required />
          <SelectField
            name="family"
            label={t('field.family')}
            required
            options={options(courseFamilies, (value) => t(`family.${value}`))}
          />
          <SelectField
            name="status"
            label={t('field.status')}
            hint={t('form.statusHint')}
            required
            options={options(courseStatuses, (value) => t(`status.${value}`))}
          />
          <div className="sm:col-span-2">
            <CoursePhoto />
          </div>
        </div>
      </Card>
      <Card title={t('form.sections.pedagogy')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="durationType"
            label={t('field.durationType')}
            required
            options={options(courseDurations, (value) => t(`duration.${value}`))}
          />
          <TextField name="durationDescription" label={t('field.durationDescription')} maxLength={120} />
          <div className="grid gap-4 sm:col-span-2">
            <TextArea name="targetAudience" label={t('field.targetAudience')} rows={2} maxLength={500} required />
            <TextArea name="objective" label={t('field.objective')} rows={4} maxLength={2000} required />
            <TextArea name="characterization" label={t('field.characterization')} rows={5} maxLength={4000} />
          </div>
        </div>
      </Card>
      <Card title={t('form.sections.prices')} lead={t('form.priceHint')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <MoneyField name="monthlyPriceCents" label={t('field.monthlyPriceCents')} />
          <MoneyField name="materialPriceCents" label={t('field.materialPriceCents')} />
          <NumberField name="installments" label={t('field.installments')} />
        </div>
      </Card>
      <SaveBar
        label={t('form.save')}
        cancelHref={links.admCourses()}
        {...(course && { next: { label: t('form.nowModules'), href: links.admModules(course.code) } })}
      />
    </EditForm>
  );
}
