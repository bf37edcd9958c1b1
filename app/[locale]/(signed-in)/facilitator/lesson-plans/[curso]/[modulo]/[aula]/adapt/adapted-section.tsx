'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextArea } from '@/components/forms/text-fields';
import { sectionLengthMax } from '@/lib/lesson-plans/rules/sections';

type Props = { id: string; label: string; published: ReactNode };

/** The published part and the own one side by side, or below each other on a phone. */
export function AdaptedSection({ id, label, published }: Props) {
  const t = useTranslations('lessonFeedback.adapt');
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {label}
      </h2>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-1.5 font-semibold">{t('published')}</p>
          <div className="rounded-md border border-line bg-sunken p-3">
            {published ?? <p className="text-ink-soft">{t('nothing')}</p>}
          </div>
        </div>
        <TextArea
          name={id}
          label={t('mine', { section: label })}
          rows={10}
          maxLength={sectionLengthMax}
          controlClassName="grow font-mono text-sm"
        />
      </div>
    </section>
  );
}
