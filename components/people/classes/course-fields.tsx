'use client';

import { useTranslations } from 'next-intl';
import { CoursePicture } from '@/components/courses/course-picture';
import { SelectField } from '@/components/forms/choice-fields';
import { useField, useFormView } from '@/components/forms/form-view';
import { RadioGroup } from '@/components/ui/radio-group';
import { type ClassType, madeHere } from '@/lib/classes/rules';
import { useModuleOptions } from './module-options';
import { coursesFor, mayTake, type Offers } from './offers';

/** Type, course and module: what is chosen once, because starting the class locks it. */
export function CourseFields({ offers }: { offers: Offers }) {
  const t = useTranslations('classes');
  const form = useFormView();
  const type = useField<ClassType>('type', { label: t('field.type') });
  const course = useField<string>('courseCode', { label: t('field.course') });
  const offered = coursesFor(type.value, offers);

  function choose(next: ClassType, courseCode: string) {
    const found = coursesFor(next, offers).find(({ code }) => code === courseCode);
    course.change(found?.code ?? '');
    form.change('moduleCode', found?.modules.find((each) => mayTake(next, each))?.code ?? '');
  }

  return (
    <div className="grid gap-6">
      <RadioGroup
        id={type.id}
        name="type"
        legend={t('field.type')}
        tiles
        value={type.value}
        options={madeHere.map((value) => ({ value, label: t(`type.${value}`), hint: t(`typeHint.${value}`) }))}
        onChange={(event) => {
          const next = event.target.value as ClassType;
          type.change(next);
          choose(next, course.value);
        }}
      />
      <RadioGroup
        id={course.id}
        name="courseCode"
        legend={t('field.course')}
        required
        tiles
        value={course.value}
        error={course.error}
        options={offered.map((each) => ({
          value: each.code,
          label: (
            <span className="flex items-center gap-3">
              <CoursePicture course={each} className="h-9 w-15 rounded-sm" />
              <b>{each.name}</b>
            </span>
          ),
        }))}
        onChange={(event) => choose(type.value, event.target.value)}
      />
      <SelectField
        name="moduleCode"
        label={t('field.module')}
        required
        none={t('form.chooseModule')}
        options={useModuleOptions(offers, course.value, type.value)}
      />
    </div>
  );
}
