import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Markdown } from '@/components/markdown/markdown';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { localized } from '@/lib/platform/links';
import type { dislikedAnswers } from '@/lib/training/queries/disliked';
import { ReviewAnswer } from './review-answer';
import { TeachAnswer } from './teach-answer';

type Item = Awaited<ReturnType<typeof dislikedAnswers>>['items'][number];

export function DislikedItem({ item, subject }: { item: Item; subject: string }) {
  const t = useTranslations('trainingDisliked');
  const format = useFormatter();
  const { id, question, answer, observation, division, sources, dislikedAt, reviewedAt } = item;
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface p-4 shadow-sm sm:p-6">
      <p className="mb-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone="brand">{subject}</Badge>
        <Badge>{division || t('whole')}</Badge>
        {dislikedAt && t('at', { date: format.dateTime(new Date(dislikedAt), { dateStyle: 'medium' }) })}
      </p>
      <h2 data-verbatim className="wrap-anywhere text-lg">
        {question}
      </h2>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Part title={t('observation')}>
          <p data-verbatim className="wrap-anywhere whitespace-pre-line">
            {observation || t('noObservation')}
          </p>
          <h3 className="mt-4 font-semibold text-base">{t('sources')}</h3>
          <Sources sources={sources} />
        </Part>
        <Part title={t('answer')}>
          <div data-verbatim className="max-h-80 overflow-y-auto">
            <Markdown text={answer} idPrefix={`answer-${id}`} />
          </div>
        </Part>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {!reviewedAt && <TeachAnswer id={id} question={question} />}
        <ReviewAnswer id={id} reviewed={reviewedAt !== null} />
      </div>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-base">{title}</h3>
      {children}
    </div>
  );
}

function Sources({ sources }: Pick<Item, 'sources'>) {
  const t = useTranslations('trainingDisliked');
  const locale = useLocale();
  if (sources.length === 0) return <p>{t('noSources')}</p>;
  return (
    <ul>
      {sources.map(({ title, heading, address }) => (
        <li key={address}>
          <AppLink
            href={localized(locale, address)}
            className="inline-flex min-h-11 items-center text-brand-ink hover:underline"
          >
            {[title, heading].filter(Boolean).join(' · ')}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
