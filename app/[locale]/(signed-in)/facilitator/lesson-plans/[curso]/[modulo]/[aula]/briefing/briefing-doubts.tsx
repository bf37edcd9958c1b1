import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

export type LastDoubts = readonly { id: string; text: string; isAnswered: boolean; className: string }[];

/** What the classes did not understand the last time, and on paper room for a pen: without a doubt, the room alone. */
export function BriefingDoubts({ doubts }: { doubts: LastDoubts }) {
  const t = useTranslations('lessonPlans.briefing');
  const isEmpty = doubts.length === 0;
  return (
    <div className={isEmpty ? 'hidden print:block' : undefined}>
      <Card title={t('doubts')}>
        {!isEmpty && (
          <ul className="list-disc ps-5">
            {doubts.map(({ id, text, isAnswered, className }) => (
              <li key={id}>
                <span className="wrap-anywhere print:line-clamp-2">
                  {text} <span className="text-ink-soft">{t(isAnswered ? 'answeredIn' : 'openIn', { className })}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={isEmpty ? 'h-40' : 'hidden h-16 print:block'} />
      </Card>
    </div>
  );
}
