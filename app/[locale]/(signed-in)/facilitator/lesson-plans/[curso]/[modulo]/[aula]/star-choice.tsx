'use client';

import { useTranslations } from 'next-intl';
import { useField } from '@/components/forms/form-view';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { stars } from '@/lib/lesson-plans/rules/ratings';

/** Native radios: arrows move, and readers say "2 estrelas". 0 while nothing is chosen. */
export function StarChoice({ name, legend }: { name: string; legend: string }) {
  const t = useTranslations('lessonFeedback.rating');
  const { id, value, error, change } = useField<number>(name, { label: legend, words: () => t('missing') });
  return (
    <fieldset
      id={id}
      aria-describedby={error ? `${id}-error` : undefined}
      data-wrong={error ? '' : undefined}
      className="min-w-0"
    >
      <legend className="font-semibold">{legend}</legend>
      <div className="-ms-2.5 flex">
        {stars.map((count) => (
          <label
            key={count}
            htmlFor={`${id}-${count}`}
            className="inline-flex size-11 items-center justify-center rounded-md text-brand-ink hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={`${id}-${count}`}
              name={id}
              value={count}
              checked={value === count}
              onChange={() => change(count)}
              className="sr-only"
            />
            <Icon name="star" size={26} className={count <= value ? 'fill-brand' : ''} />
            <VisuallyHidden>{t('stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
