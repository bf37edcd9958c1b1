'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { readTestBoardOp } from '@/lib/online-tests/contract';
import { call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';

export type Board = ReplyOf<typeof readTestBoardOp>;
export type Pupil = Board['pupils'][number];
export type Place = { classId: string; unit: number };

const everyMs = 10_000;

/** The board as it stands: read anew every ten seconds while somebody looks, and after everything that is done here. */
export function useBoard(initial: Board, { classId, unit }: Place) {
  const [board, setBoard] = useState(initial);
  const [isCut, setCut] = useState(false);
  const read = useCallback(async () => {
    try {
      setBoard(await call(readTestBoardOp, { classId, unit }));
      setCut(false);
    } catch {
      setCut(true);
    }
  }, [classId, unit]);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read();
  });
  useEffect(() => {
    // Whoever comes back to the page is shown what the browser kept of it.
    look();
    const looking = setInterval(() => look(), everyMs);
    return () => clearInterval(looking);
  }, []);
  return { board, isCut, read };
}
