'use client';

import { useEffect, useMemo, useState } from 'react';
import { standOutbox } from '@/components/outbox/outbox-standing';
import type { Opened } from './device/open-attempt';
import { AttemptRunner } from './device/runner';
import type { Running } from './device/running';
import { noteUnsentTests } from './device/unsent';
import { latestOf } from './device/waiting';

/** An attempt as it stands on this page, and what may be done to it. */
export function useAttempt(opened: Opened) {
  const [running, setRunning] = useState<Running>({
    ...opened,
    isSending: false,
    isCut: false,
    isUnkept: false,
    isGone: false,
  });
  const runner = useMemo(() => new AttemptRunner(opened.attempt, opened.answers, setRunning), [opened]);
  useEffect(() => {
    runner.start();
    return () => runner.stop();
  }, [runner]);
  useEffect(() => {
    standOutbox({ isInTest: true });
    return () => standOutbox({ isInTest: false });
  }, []);
  const isUnsent = running.answers.some(({ state }) => state === 'here');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came to wait, or waits no more.
  useEffect(() => void noteUnsentTests(), [isUnsent, running.attempt.ending, running.attempt.standing?.state]);
  const latest = useMemo(() => latestOf(running.answers), [running.answers]);
  return { ...running, latest, runner };
}
export type Taking = ReturnType<typeof useAttempt>;
