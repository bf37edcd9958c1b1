import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { schoolResults } from '@/lib/online-tests/queries/school-results';

type Results = Awaited<ReturnType<typeof schoolResults>>;

/** The tests of the classes of linked schools: what was given and how the class did. */
export function SchoolResults({ classes }: { classes: Results }) {
  const t = useTranslations('testBoard');
  if (classes.length === 0) return <EmptyState title={t('results.none')} />;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {classes.map(({ id, name, schoolName, tests }) => (
        <Card key={id} title={name} lead={schoolName}>
          <ul className="m-0 grid list-none gap-3 p-0">
            {tests.map(({ unit, models, taken, mean }) => (
              <li key={unit}>
                <p className="font-semibold">{t('title', { unit })}</p>
                <p className="wrap-anywhere">{models.join(', ')}</p>
                <p className="text-ink-soft">
                  {t('results.taken', { count: taken })} ·{' '}
                  {mean === null ? t('results.tooFew') : t('results.mean', { percent: mean })}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
