import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Markdown } from '@/components/markdown/markdown';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import type { dislikedAnswers } from '@/lib/training/queries/disliked';
import { WrittenIn } from '../written-in';

export type DislikedAnswer = Awaited<ReturnType<typeof dislikedAnswers>>['items'][number];

/** What was asked, what was answered, and what was said of it. */
export function DislikedParts({ item, subject }: { item: DislikedAnswer; subject: string }) {
  const t = useTranslations('trainingDisliked');
  const format = useFormatter();
  const { id, question, answer, observation, division, origin, sources, dislikedAt, writtenIn } = item;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <span className="wrap-anywhere font-semibold text-brand-ink">{subject}</span>
        {division && <Badge>{division}</Badge>}
        {origin && <Badge icon={origin === 'model' ? 'robot' : 'book'}>{t(`origin.${origin}`)}</Badge>}
        {dislikedAt && t('at', { date: format.dateTime(new Date(dislikedAt), { dateStyle: 'medium' }) })}
      </p>
      <h2 data-verbatim className="wrap-anywhere text-lg">
        {question}
      </h2>
      {writtenIn && <WrittenIn {...writtenIn} />}
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Part title={t('answer')}>
          <div data-verbatim className="max-h-80 overflow-y-auto">
            <Markdown text={answer} idPrefix={`answer-${id}`} />
          </div>
        </Part>
        <Part title={t('observation')}>
          <p data-verbatim className="wrap-anywhere whitespace-pre-line">
            {observation || t('noObservation')}
          </p>
          <h3 className="mt-4 font-semibold text-base">{t('sources')}</h3>
          {sources.length === 0 && <p>{t('noSources')}</p>}
          <ul>
            {sources.map((source) => (
              <li key={source.address}>
                <SourceLink {...source} />
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
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

function SourceLink({ title, heading, address }: DislikedAnswer['sources'][number]) {
  return (
    <AppLink href={address} className="inline-flex min-h-11 items-center text-brand-ink hover:underline">
      {[title, heading].filter(Boolean).join(' · ')}
    </AppLink>
  );
}
