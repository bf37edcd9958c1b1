'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lessonLockOp } from '@/lib/assistant/contract/lesson-lock';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Lock = ReplyOf<typeof lessonLockOp>;

/**
 * Whether a lesson of this pupil's has the assistant off; `line` hears when that changes, and is drawn somewhere. `why`
 * is what was refused last: then the server knows better than what was told.
 */
export function useLessonLock(isPupil: boolean, why: string | undefined): { isOff: boolean; line: ReactNode } {
  const [lock, setLock] = useState<Lock>();
  const ask = useCallback(async () => setLock(await call(lessonLockOp, {})), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more when something was refused.
  useEffect(() => {
    // Without an answer the assistant is as it was: the server refuses by itself.
    if (isPupil) ask().catch(() => undefined);
  }, [isPupil, ask, why]);

  const topics = lock?.classIds.map((id) => `lessons:${id}`) ?? [];
  const line = lock && topics.length > 0 && <Line topics={topics} since={lock.position} onChange={ask} />;
  return { isOff: isPupil && lock?.isOff === true, line };
}

type LineProps = { topics: readonly string[]; since: string; onChange: () => Promise<void> };

function Line({ topics, since, onChange }: LineProps) {
  useLive(topics, since, () => void onChange().catch(() => undefined));
  return null;
}
