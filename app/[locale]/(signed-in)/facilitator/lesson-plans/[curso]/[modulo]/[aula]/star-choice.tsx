'use client';

import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { stars } from '@/lib/lesson-plans/rules/ratings';

type Props = {
  id: string;
  legend: string;
  /** 0 while nothing is chosen. */
  value: number;
  error: string | undefined;
  onChoose: (value: number) => void;
};

/** Native radios: arrows move, and readers say "2 estrelas". */
export function StarChoice({ id, legend, value, error, onChoose }: Props) {
  const t = useTranslations('lessonFeedback.rating');
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
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
              onChange={() => onChoose(count)}
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
