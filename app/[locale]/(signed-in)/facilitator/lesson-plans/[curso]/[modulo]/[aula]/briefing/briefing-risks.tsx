import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Card } from '@/components/ui/card';

type Props = { notes: string; observations: readonly string[] };

/** What whoever wrote the plan warns of, and what colleagues of the school stumbled over. */
export function BriefingRisks({ notes, observations }: Props) {
  const t = useTranslations('lessonPlans.briefing');
  const isEmpty = notes === '' && observations.length === 0;
  return (
    <div data-print={isEmpty ? 'no' : undefined}>
      <Card title={t('risks')}>
        {isEmpty && <p>{t('noRisks')}</p>}
        {notes && <Markdown text={notes} idPrefix="notes" />}
        {observations.length > 0 && (
          <>
            <h3 className="mt-4 text-base">{t('colleagues')}</h3>
            <ul className="mt-1 list-disc ps-5">
              {observations.map((observation) => (
                <li key={observation} className="wrap-anywhere">
                  {observation}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  );
}
