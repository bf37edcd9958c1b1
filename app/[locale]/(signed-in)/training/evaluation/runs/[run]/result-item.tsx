import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import type { runById } from '@/lib/training/queries/runs';
import { FaultText } from './fault-text';

type Result = Awaited<ReturnType<typeof runById>>['results'][number];

export function ResultItem({ result: { questionId, question, answer, cited, faults, change } }: { result: Result }) {
  const t = useTranslations('training.runPage');
  return (
    <li className="min-w-0 rounded-md border border-line p-4">
      <h3 data-verbatim className="wrap-anywhere font-semibold text-base">
        {question}
      </h3>
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge tone={faults.length > 0 ? 'danger' : 'success'} icon={faults.length > 0 ? 'warning' : 'check'}>
          {faults.length > 0 ? t('failed') : t('passed')}
        </Badge>
        {change === 'newly-failed' && <Badge tone="warning">{t('newlyFailed')}</Badge>}
        {change === 'newly-passed' && <Badge tone="info">{t('newlyPassed')}</Badge>}
        {change === 'new' && <Badge>{t('newQuestion')}</Badge>}
      </p>
      {faults.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {faults.map((fault) => (
            <li key={`${fault.kind} ${fault.about}`}>
              <FaultText fault={fault} />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand-ink">{t('answer')}</summary>
          <div data-verbatim>
            <Markdown text={answer} idPrefix={`answer-${questionId}`} />
          </div>
          <p className="mt-2 text-ink-soft text-sm">{cited.length > 0 ? t('cited') : t('citedNothing')}</p>
          <ul className="text-sm">
            {[...new Set(cited)].map((address) => (
              <li key={address}>
                <AppLink
                  href={address}
                  className="wrap-anywhere inline-flex min-h-11 items-center text-brand-ink hover:underline"
                >
                  {address}
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
