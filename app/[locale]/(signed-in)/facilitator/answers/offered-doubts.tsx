import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';
import type { offeredDoubts } from '@/lib/verified-answers/queries/offered-doubts';

/** Doubts that were answered in class, each with the one step that keeps its answer; nothing where there are none. */
export function OfferedDoubts({ offered }: { offered: Awaited<ReturnType<typeof offeredDoubts>> }) {
  const t = useTranslations('verifiedAnswers');
  if (offered.length === 0) return null;
  return (
    <Card title={t('offered')} className="mb-6">
      <ul className="divide-y divide-line">
        {offered.map(({ id, text, answer, className, lessonNumber }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">{text}</p>
              <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{answer}</p>
              <p className="mt-1 text-ink-soft text-sm">{t('where', { className, number: lessonNumber })}</p>
            </div>
            <ButtonLink href={links.newVerifiedAnswer(id)} aria-label={t('keepOf', { question: text })}>
              {t('keep')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
