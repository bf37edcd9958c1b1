'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { OptionalTextField, TextField } from '@/components/forms/text-fields';
import { useGo } from '@/components/ui/use-go';
import { authoriseCourseOp } from '@/lib/courses/contract/modules';

type Props = { code: string; name: string; schoolId: string; today: string };

/** The same days for every module of a course at once. */
export function CourseDays({ code, name, schoolId, today }: Props) {
  const t = useTranslations('schools.modules');
  const days = useTranslations('authoring.schools');
  const go = useGo();
  return (
    <EditForm
      op={authoriseCourseOp}
      initial={{ from: today, until: null }}
      input={(sent) => ({ code, schoolId, ...sent })}
      done={({ count }) => t('courseDone', { count })}
      onSaved={() => go.refresh()}
      label={t('courseOf', { name })}
      guarded={false}
      prefix={`${code}-`}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField name="from" label={days('from')} type="date" />
      <OptionalTextField name="until" label={days('until')} type="date" />
      <SaveButton label={t('wholeCourse')} className="beside-fields" />
      <FormMessages />
    </EditForm>
  );
}
