'use client';

import { useEffect } from 'react';
import { TestRoom } from '@/components/online-tests/test-room';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { onLineBack } from '@/lib/platform/offline/line-back';
import type { KeptScreenProps } from './kept-lessons';
import { useKept } from './use-kept';

/** /onlinetest without a line: the test that was begun on this device goes on. */
export function KeptTests({ words, signIn }: KeptScreenProps) {
  const kept = useKept({ inTest: true });
  // Nothing else here asks the server again by itself.
  useEffect(() => onLineBack(() => dispatchEvent(new Event(lineBackEvent))), []);
  if (kept === undefined) return <h1 className="text-2xl">{words.title}</h1>;
  if (kept) return <TestRoom initial={null} person={kept.person.id} />;
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft text-lg">{words.nothing}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          {words.again}
        </Button>
        <a href={signIn} className={buttonClasses({ size: 'lg' })}>
          {words.signIn}
        </a>
      </div>
    </>
  );
}
