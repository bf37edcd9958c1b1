'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { Button } from '@/components/ui/button';
import type { KeptPack } from '@/lib/platform/kept/packs';
import { onLineBack } from '@/lib/platform/offline/line-back';
import { momentOf } from './kept-moment';
import type { KeptWords } from './kept-words';

type Props = {
  pack: KeptPack;
  words: KeptWords;
  locale: string;
  isOver: boolean;
  again: () => void;
  /** Where lessons of several classes are kept. */
  onOther: (() => void) | undefined;
  children: ReactNode;
};

/** A lesson from what this device keeps, and how old that is. When the line is back it goes on as it stands: nobody loses a tap's place. */
export function KeptLesson({ pack, words, locale, isOver, again, onOther, children }: Props) {
  const [isBack, setBack] = useState(false);
  useEffect(() => onLineBack(() => setBack(true)), []);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <p role="status" className="grow">
          {isBack ? words.back : words.title} · {words.age.replace('{time}', momentOf(pack.keptAt, locale))}
        </p>
        {onOther && <Button onClick={onOther}>{words.other}</Button>}
        <Button onClick={again}>{words.again}</Button>
      </div>
      {isOver && <p className="mb-3 max-w-[60ch] text-ink-soft">{words.sessionOver}</p>}
      <FaultBoundary words={{ failed: words.unreadable, again: words.again }}>{children}</FaultBoundary>
    </>
  );
}
