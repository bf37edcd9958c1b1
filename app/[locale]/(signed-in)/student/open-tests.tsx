import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { timeMark } from '@/components/ui/time-of-day';
import { TimedSentence } from '@/components/ui/timed-sentence';
import { links } from '@/lib/online-tests/links';
import { testChanges } from '@/lib/online-tests/live';
import type { OwnTests } from '@/lib/online-tests/schemas/taking';

type Props = { own: z.infer<typeof OwnTests> };

/**
 * A test that may be begun or goes on, and one that is to be done again. A home stands open for hours: what is released
 * meanwhile is on it at once, so that nobody misses the ten minutes.
 */
export function OpenTests({ own: { tests, classIds, position } }: Props) {
  const t = useTranslations('onlineTest');
  const clock = { locale: useLocale(), timeZone: useTimeZone() };
  const open = tests.filter(({ state }) => state === 'released' || state === 'begun');
  const alerts = open.map(({ attemptId, state, redo, name, beginUntil }) => {
    const until = t(redo ? 'redoUntil' : 'beginUntil', { time: timeMark });
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
        {state === 'released' && <TimedSentence sentence={until} at={beginUntil} {...clock} />}
      </Alert>
    );
  });
  const topics = classIds.map((id) => `${testChanges.name}:${id}`);
  return (
    <>
      {topics.length > 0 && <LiveRefresh topics={topics} since={position} />}
      {alerts}
    </>
  );
}
