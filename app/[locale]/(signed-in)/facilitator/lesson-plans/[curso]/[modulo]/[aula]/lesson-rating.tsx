'use client';

import { useTranslations } from 'next-intl';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { needsReason } from '@/lib/lesson-plans/rules/ratings';
import { StarChoice } from './star-choice';
import { type Rating, useLessonRating } from './use-lesson-rating';

export function LessonRating({ lessonCode, own }: { lessonCode: string; own: Rating | null }) {
  const t = useTranslations('lessonFeedback.rating');
  const { rating, errors, refusal, rate, change, save } = useLessonRating(lessonCode, own);
  const isRated = rating.timeStars > 0 && rating.contentStars > 0;
  return (
    <form onSubmit={save} noValidate className="mt-4 grid gap-4">
      <ReadyFieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <StarChoice
            id="timeStars"
            legend={t('time')}
            value={rating.timeStars}
            error={errors.timeStars}
            onChoose={(timeStars) => change({ timeStars })}
          />
          <StarChoice
            id="contentStars"
            legend={t('content')}
            value={rating.contentStars}
            error={errors.contentStars}
            onChoose={(contentStars) => change({ contentStars })}
          />
        </div>
        <Field
          id="observation"
          label={t('observation')}
          hint={t('observationHint')}
          required={isRated && needsReason(rating)}
          error={errors.observation}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={rating.observation}
              onChange={(event) => change({ observation: event.target.value })}
            />
          )}
        </Field>
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <SlowNotice pending={rate.isPending} onCancel={rate.cancel} />
        <div>
          <Button type="submit" variant="primary" busy={rate.isPending}>
            {t(rate.isPending ? 'saving' : own ? 'change' : 'save')}
          </Button>
        </div>
      </ReadyFieldset>
    </form>
  );
}
