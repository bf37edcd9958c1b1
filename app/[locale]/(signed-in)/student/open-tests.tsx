import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/online-tests/links';
import type { OwnTests } from '@/lib/online-tests/schemas/taking';

type Own = z.infer<typeof OwnTests>['tests'][number];

/** A test that may be begun or goes on, and one that is to be done again: nobody misses the ten minutes. */
export function OpenTests({ tests }: { tests: readonly Own[] }) {
  const t = useTranslations('onlineTest');
  const format = useFormatter();
  const open = tests.filter(({ state }) => state === 'released' || state === 'begun');
  return open.map(({ attemptId, state, redo, name, beginUntil }) => {
    const time = format.dateTime(new Date(beginUntil), { hour: '2-digit', minute: '2-digit' });
    return (
      <Alert
        key={attemptId}
        tone="brand"
        title={name}
        className="mb-4"
        actions={
          <ButtonLink href={links.onlineTests()} variant="primary" icon="play">
            {t(state === 'begun' ? 'goOn' : 'openTest')}
          </ButtonLink>
        }
      >
        {state === 'released' && t(redo ? 'redoUntil' : 'beginUntil', { time })}
      </Alert>
    );
  });
}
