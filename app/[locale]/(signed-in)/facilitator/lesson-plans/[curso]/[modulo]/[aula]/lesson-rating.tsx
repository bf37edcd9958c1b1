'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { useFormView } from '@/components/forms/form-view';
import { SaveRow } from '@/components/forms/save-bar';
import { TextArea } from '@/components/forms/text-fields';
import { rateLessonOp } from '@/lib/lesson-plans/contract/plans';
import { needsReason } from '@/lib/lesson-plans/rules/ratings';
import { lazily } from '@/lib/platform/browser/lazy';
import { StarChoice } from './star-choice';

type Rating = { timeStars: number; contentStars: number; observation: string };

const unrated: Rating = { timeStars: 0, contentStars: 0, observation: '' };

export function LessonRating({ lessonCode, own }: { lessonCode: string; own: Rating | null }) {
  const t = useTranslations('lessonFeedback.rating');
  return (
    <EditForm
      op={rateLessonOp}
      initial={own ?? unrated}
      input={(rating) => ({ lessonCode, ...rating })}
      schema={async () => (await lazily(() => import('@/lib/lesson-plans/schemas/plans'))).LessonRating}
      done={t('saved')}
      guarded={false}
      className="mt-4 grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <StarChoice name="timeStars" legend={t('time')} />
        <StarChoice name="contentStars" legend={t('content')} />
      </div>
      <Observation />
      <SaveRow label={t(own ? 'change' : 'save')} pendingLabel={t('saving')} variant="primary" />
    </EditForm>
  );
}

function Observation() {
  const t = useTranslations('lessonFeedback.rating');
  const form = useFormView();
  const [timeStars, contentStars] = [Number(form.valueOf('timeStars')), Number(form.valueOf('contentStars'))];
  return (
    <TextArea
      name="observation"
      label={t('observation')}
      hint={t('observationHint')}
      required={timeStars > 0 && contentStars > 0 && needsReason({ timeStars, contentStars })}
      rows={3}
      maxLength={1000}
    />
  );
}
