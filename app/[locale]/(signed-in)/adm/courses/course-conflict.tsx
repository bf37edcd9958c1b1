'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import type { CourseValues } from './course-values';
import type { CourseForm } from './use-course-form';

type Props = {
  form: CourseForm;
  theirs: CourseValues;
  busy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
};

/** Both versions of a course, field by field, in the words that the form shows. */
export function CourseConflict({ form, theirs, busy, onSaveMine, onTakeTheirs }: Props) {
  const t = useTranslations('courses');
  const mine = useWatch({ control: form.control }) as CourseValues;
  const texts = ({ photoUrl, ...values }: CourseValues) => ({
    ...values,
    photo: photoUrl ?? '',
    family: t(`family.${values.family}`),
    status: t(`status.${values.status}`),
    durationType: t(`duration.${values.durationType}`),
  });
  const [ours, other] = [texts(mine), texts(theirs)];
  const fields = (Object.keys(other) as (keyof typeof other)[]).map((name) => ({
    label: t(`field.${name}`),
    mine: ours[name] ?? '',
    theirs: other[name] ?? '',
  }));
  return <ConflictNotice fields={fields} busy={busy} onSaveMine={onSaveMine} onTakeTheirs={onTakeTheirs} />;
}
