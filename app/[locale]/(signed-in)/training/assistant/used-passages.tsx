'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { type MarkedParts, MarkedText } from './marked-text';

type Passage = {
  number: number;
  score: number;
  title: MarkedParts;
  heading: MarkedParts;
  text: MarkedParts;
  address: string;
  cited: boolean;
};

/** What the assistant was given, best first, and why: the words that the question has too are marked. */
export function UsedPassages({ passages }: { passages: readonly Passage[] }) {
  const t = useTranslations('training.tryOut');
  return (
    <Card title={t('passages')} {...(passages.length > 0 && { lead: t('marked') })}>
      {passages.length === 0 && <EmptyState icon="search" title={t('noPassages')} />}
      <ol className="grid gap-4">
        {passages.map((passage) => (
          <UsedPassage key={passage.number} {...passage} />
        ))}
      </ol>
    </Card>
  );
}

function UsedPassage({ number, score, title, heading, text, address, cited }: Passage) {
  const t = useTranslations('training.tryOut');
  const format = useFormatter();
  return (
    <li className="rounded-md border border-line p-3">
      <h3 className="font-semibold text-base">
        <MarkedText parts={title} />
        {heading.length > 0 && ' · '}
        <MarkedText parts={heading} />
      </h3>
      <p className="my-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        {cited ? (
          <Badge tone="success" icon="check">
            {t('cited', { number })}
          </Badge>
        ) : (
          <Badge>{t('notCited')}</Badge>
        )}
        {t('score', { rank: number, score: format.number(score, { maximumFractionDigits: 2 }) })}
      </p>
      <p data-verbatim className="wrap-anywhere line-clamp-6 whitespace-pre-line">
        <MarkedText parts={text} />
      </p>
      <AppLink href={address} className="inline-flex min-h-11 items-center text-brand-ink hover:underline">
        {t('open')}
      </AppLink>
    </li>
  );
}
