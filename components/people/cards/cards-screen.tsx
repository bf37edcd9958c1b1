import { useFormatter, useTranslations } from 'next-intl';
import { ClientWords } from '@/components/shell/client-words';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { cardsMax } from '@/lib/login-cards/rules/limits';
import type { Asked } from './asked';
import { NewCards } from './new-cards';
import { TooMany } from './too-many';

type Props = {
  asked: Asked;
  found: {
    className: string | null;
    students: readonly unknown[];
    leftOut: number;
    printed: number;
    lastPrintedAt: string | null;
    lastDay: string;
  };
};

/** The cards of a class, or of the students that were selected somewhere. */
export function CardsScreen({ asked, found }: Props) {
  const t = useTranslations('cards');
  const format = useFormatter();
  const { className, students, leftOut, printed, lastPrintedAt, lastDay } = found;
  const day = format.dateTime(new Date(lastDay), { dateStyle: 'short', timeZone: 'UTC' });
  const count = students.length;
  if (count > cardsMax) return <TooMany count={count} />;
  return (
    <>
      <div data-print="no">
        <PageHeader title={className ? t('titleOf', { name: className }) : t('title')} lead={t('lead')} />
      </div>
      {count === 0 ? (
        <EmptyState icon="users" title={t('nobody')}>
          {t('nobodyHint')}
        </EmptyState>
      ) : (
        <ClientWords namespaces={['cards', 'failures', 'shell']}>
          <NewCards
            asked={asked}
            count={count}
            leftOut={leftOut}
            printed={printed}
            day={day}
            lastPrintedAt={lastPrintedAt}
          />
        </ClientWords>
      )}
    </>
  );
}
