import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { dislikedAnswer } from '@/lib/training/queries/disliked';
import { WrittenIn } from '../../written-in';

type Props = { answer: Awaited<ReturnType<typeof dislikedAnswer>> };

/**
 * Before the editor on a phone, at its end where there is room: what was disliked and why. None of it is a part of what
 * is written. One that is dealt with gives no draft: it was written already, and here stands where.
 */
export function DislikedNote({ answer: { question, observation, origin, reviewedAt, writtenIn } }: Props) {
  const t = useTranslations('trainingDisliked');
  return (
    <aside aria-label={t('note')} className="lg:order-last">
      <Card title={t('note')} lead={t(reviewedAt ? 'noteReviewed' : 'noteLead')}>
        {writtenIn && <WrittenIn {...writtenIn} />}
        {origin && <Badge icon={origin === 'model' ? 'robot' : 'book'}>{t(`origin.${origin}`)}</Badge>}
        <h3 className="mt-3 font-semibold text-base">{t('observation')}</h3>
        <p data-verbatim className="wrap-anywhere whitespace-pre-line">
          {observation || t('noObservation')}
        </p>
        <h3 className="mt-3 font-semibold text-base">{t('asked')}</h3>
        <p data-verbatim className="wrap-anywhere whitespace-pre-line">
          {question}
        </p>
      </Card>
    </aside>
  );
}
