'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazily } from '@/lib/platform/browser/lazy';
import { type Line, whenToFetch } from '@/lib/platform/browser/when-to-fetch';
import type { Ahead } from './ahead';
import { momentOf } from './kept-moment';

type Words = Readonly<Record<'keep' | 'keeping' | 'kept' | 'failed', string>>;

/** Behind everything that the page itself fetches. */
const idleAfterMs = 5000;

const load = () => lazily(() => import('./ahead'));

/**
 * The lesson that is due, on this device before the line is needed: by itself once a day where the line is good, else at a
 * tap, such as the day before.
 */
export function KeepAhead({ words, ...ahead }: Ahead & { words: Words }) {
  const [keptAt, setKeptAt] = useState<number>();
  const [state, setState] = useState<'keeping' | 'failed'>();

  async function keep() {
    setState('keeping');
    try {
      setKeptAt(await (await load()).keepAhead(ahead));
      setState(undefined);
    } catch {
      setState('failed');
    }
  }
  const begin = useEffectEvent(async () => {
    const found = await (await load()).keptToday(ahead);
    setKeptAt(found);
    if (found === undefined && isGoodLine()) await keep();
  });
  useEffect(() => {
    // Where a browser keeps nothing, the lesson runs with its line alone.
    const waiting = setTimeout(() => void begin().catch(() => undefined), idleAfterMs);
    return () => clearTimeout(waiting);
  }, []);

  const said = keptAt === undefined ? undefined : words.kept.replace('{time}', momentOf(keptAt, ahead.locale));
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
      {keptAt === undefined && (
        <Button icon="download" disabled={state === 'keeping'} onClick={() => void keep()}>
          {state === 'keeping' ? words.keeping : words.keep}
        </Button>
      )}
      <p role="status">{said ?? (state === 'failed' && words.failed)}</p>
    </div>
  );
}

function isGoodLine(): boolean {
  const { saveData, effectiveType, type } = (navigator as { connection?: Line }).connection ?? {};
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const documentMs = page && page.responseEnd - page.requestStart;
  return whenToFetch({ saveData, effectiveType, type, documentMs }) === 'ahead';
}
