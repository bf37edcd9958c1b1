import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { joinClasses } from '@/components/ui/join-classes';
import type { runById } from '@/lib/training/queries/runs';
import { ResultItem } from './result-item';

type Results = Awaited<ReturnType<typeof runById>>['results'];

/** What failed stands first, and what failed anew before what failed already. */
export function ResultLists({ results, finished }: { results: Results; finished: boolean }) {
  const t = useTranslations('training.runPage');
  if (results.length === 0) return <EmptyState icon="clock" title={t('waiting')} />;
  const failed = results.filter(({ faults }) => faults.length > 0);
  const passed = results.filter(({ faults }) => faults.length === 0);
  const inOrder = (list: Results, first: Results[number]['change']) => [
    ...list.filter(({ change }) => change === first),
    ...list.filter(({ change }) => change !== first),
  ];
  return (
    <>
      <Card title={t('failures')}>
        {failed.length === 0 && finished && <EmptyState icon="circle-check" title={t('nothingFailed')} />}
        <List results={inOrder(failed, 'newly-failed')} />
      </Card>
      {passed.length > 0 && (
        <Card title={t('good')}>
          <List results={inOrder(passed, 'newly-passed')} isWide />
        </Card>
      )}
    </>
  );
}

/** What failed is read to the end, one below the other; what went well is only looked over. */
function List({ results, isWide }: { results: Results; isWide?: boolean }) {
  return (
    <ul className={joinClasses('grid items-start gap-4', isWide && 'lg:grid-cols-2')}>
      {results.map((result) => (
        <ResultItem key={result.questionId} result={result} />
      ))}
    </ul>
  );
}
