'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { useGo } from '@/components/ui/use-go';
import { createLessonOp } from '@/lib/courses/contract/lessons';
import { links } from '@/lib/links';

type Props = {
  unitId: string;
  number: number;
  courseCode: string;
  moduleCode: string;
  /** Its unit has no lesson yet and is the last one: writing one is what comes next. */
  isNext: boolean;
};

/** Name and code; the rest is written on the lesson's own page, to which this leads. */
export function NewLesson({ unitId, number, courseCode, moduleCode, isNext }: Props) {
  const t = useTranslations('lessonWriting.lessons');
  const go = useGo();
  return (
    <details className="mt-2" open={isNext}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
        {t('newLesson', { number })}
      </summary>
      <EditForm
        op={createLessonOp}
        initial={{ name: '', code: '' }}
        input={(values) => ({ unitId, ...values, objective: '', minutes: 50, skillCodes: [] })}
        done={null}
        onSaved={({ code }) => go.push(links.admLesson(courseCode, moduleCode, code))}
        continuesAt={({ code }) => links.admLesson(courseCode, moduleCode, code)}
        prefix={`${unitId}-`}
        startsHere={isNext}
        className="grid items-start gap-2 sm:grid-cols-[1fr_14rem_auto]"
      >
        <TextField name="name" label={t('name')} maxLength={120} required />
        <TextField name="code" label={t('code')} maxLength={40} spellCheck={false} required />
        <SaveButton label={t('addLesson')} icon="plus" className="beside-fields" />
        <div className="sm:col-span-3">
          <FormMessages />
        </div>
      </EditForm>
    </details>
  );
}
