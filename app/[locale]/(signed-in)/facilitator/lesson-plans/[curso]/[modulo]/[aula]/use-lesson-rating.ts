'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { toast } from '@/components/ui/toast';
import { useRateLesson } from '@/lib/lesson-plans/client';
import { isReasoned } from '@/lib/lesson-plans/rules/ratings';
import { CallFailure } from '@/lib/platform/browser/call';

export type Rating = { timeStars: number; contentStars: number; observation: string };
type Errors = Partial<Record<keyof Rating, string>>;

const unrated: Rating = { timeStars: 0, contentStars: 0, observation: '' };

/** What is wrong is said before it is sent; the server judges by the same rule. */
export function useLessonRating(lessonCode: string, own: Rating | null) {
  const t = useTranslations('lessonFeedback.rating');
  const words = useFailureWords();
  const router = useRouter();
  const rate = useRateLesson();
  const [rating, setRating] = useState(own ?? unrated);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();

  function change(changes: Partial<Rating>) {
    setRating({ ...rating, ...changes });
    setErrors({});
  }

  function wrong(): Errors {
    return {
      ...(rating.timeStars === 0 && { timeStars: t('missing') }),
      ...(rating.contentStars === 0 && { contentStars: t('missing') }),
      ...(!isReasoned(rating) &&
        rating.timeStars * rating.contentStars > 0 && {
          observation: words.ofField({ code: 'rating-reason' }),
        }),
    };
  }

  function refused(error: unknown) {
    const fields = error instanceof CallFailure ? error.fields : [];
    setErrors(Object.fromEntries(fields.map((failure) => [failure.path, words.ofField(failure)])));
    if (fields.length === 0) setRefusal(words.ofCall(error));
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (rate.isPending) return;
    setRefusal(undefined);
    const found = wrong();
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(event.currentTarget, first);
    try {
      await rate.run({ lessonCode, ...rating });
      toast.success(t('saved'));
      router.refresh();
    } catch (error) {
      refused(error);
    }
  }

  return { rating, errors, refusal, rate, change, save };
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.querySelector<HTMLElement>(`#${name}, [name="${name}"]`);
  (control?.matches('fieldset') ? control.querySelector('input') : control)?.focus();
}
