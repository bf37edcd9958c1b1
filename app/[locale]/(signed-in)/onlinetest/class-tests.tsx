import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { links } from '@/lib/online-tests/links';
import type { classTests } from '@/lib/online-tests/queries/class-tests';

type Classes = Awaited<ReturnType<typeof classTests>>;

/** The tests of the classes that somebody teaches, each the way to its board. */
export function ClassTests({ classes }: { classes: Classes }) {
  const t = useTranslations('testBoard');
  if (classes.length === 0) return <EmptyState icon="users" title={t('noClass')} />;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {classes.map(({ id, name, tests }) => (
        <Card key={id} title={name}>
          {tests.length === 0 && <p className="text-ink-soft">{t('noTest')}</p>}
          <ul className="m-0 grid list-none gap-1 p-0">
            {tests.map((test) => (
              <li key={test.unit} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
                <AppLink className="font-semibold underline" href={links.classTest(id, test.unit)}>
                  {t('ofUnit', { unit: test.unit, name: test.name })}
                </AppLink>
                <span className="flex flex-wrap items-center gap-2 text-ink-soft">
                  {test.isClosed && <Badge>{t('closed')}</Badge>}
                  {test.open > 0 && <Badge tone="brand">{t('open', { count: test.open })}</Badge>}
                  {test.ended > 0 && t('ended', { count: test.ended })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
