'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { standOutbox } from '@/components/outbox/outbox-standing';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { ownTestsOp } from '@/lib/online-tests/contract';
import type { OwnTests } from '@/lib/online-tests/schemas/taking';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { sessionOverEvent } from '@/lib/platform/browser/live/session-over';
import { beginHere, type Opened, openHere, tidyDevice } from './device/open-attempt';
import { sendLeftovers } from './device/send-leftovers';
import { OwnResult } from './own-result';
import { TakingView } from './taking-view';
import { TestList } from './test-list';
import { TestNews } from './test-news';

type Tests = z.infer<typeof OwnTests>;
type Props = {
  /** None without a line: then what this device keeps is gone on with. */
  initial: Tests | null;
  person: string;
};

/** A pupil's tests. One that is under way on this device is gone on with at once, with a line or without. */
export function TestRoom({ initial, person }: Props) {
  const t = useTranslations('onlineTest');
  const [tests, setTests] = useState(initial?.tests ?? []);
  const [opened, setOpened] = useState<Opened>();
  const [result, setResult] = useState<string>();
  const [opening, setOpening] = useState<string>();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const [isRead, setRead] = useState(false);
  const [news, setNews] = useState(0);

  const goOn = useEffectEvent(async () => {
    void tidyDevice(Date.now());
    const here = await openHere(person);
    const isOpen = ({ attempt, answers }: Opened) => {
      const told = initial?.tests.find(({ attemptId }) => attemptId === attempt.attemptId);
      if (initial && !told) return false;
      const isWaiting = answers.some(({ state }) => state === 'here');
      return isWaiting || (told ?? attempt.standing)?.state !== 'concluded';
    };
    const under = here.find(isOpen);
    setRead(true);
    if (initial) void sendLeftovers(under?.attempt.attemptId);
    // A line that is no more than slow brings what the page could not wait for.
    if (!(initial || under)) void readTests();
    if (under && initial) await begin(under.attempt.attemptId, under);
    else setOpened(under);
  });
  useEffect(() => void goOn(), []);

  /** What waits on this device is gone on with also where the server does not answer. */
  async function begin(attemptId: string, kept?: Opened): Promise<void> {
    setOpening(attemptId);
    setFailure(undefined);
    try {
      setOpened(await beginHere(person, attemptId));
    } catch (error) {
      if (error instanceof CallFailure && error.status === 401) askForSession();
      if (kept) setOpened(kept);
      else setFailure(failureOf(error));
    }
    setOpening(undefined);
  }

  async function readTests(): Promise<void> {
    try {
      setTests((await call(ownTestsOp, {}, { staysHere: true })).tests);
    } catch (error) {
      if (error instanceof CallFailure && error.status === 401) askForSession();
    }
  }

  async function toTests(): Promise<void> {
    setOpened(undefined);
    setResult(undefined);
    await readTests();
  }

  const readAgain = useEffectEvent(() => void (opened || result || readTests()));
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(lineBackEvent, () => readAgain(), listening);
    // Over the page: what is answered meanwhile is saved by the test's own key.
    addEventListener(sessionOverEvent, askForSession, listening);
    return () => listening.abort();
  }, []);

  function hear(): void {
    setNews(news + 1);
    if (!(opened || result)) void readTests();
  }

  const heard = initial && initial.classIds.length > 0 && (
    <TestNews classIds={initial.classIds} since={initial.position} onNews={hear} />
  );
  if (opened) {
    const { attemptId } = opened.attempt;
    return (
      <>
        {heard}
        <TakingView key={attemptId} opened={opened} news={news} onLeave={() => void toTests()} />
      </>
    );
  }
  if (result) return <OwnResult attemptId={result} onLeave={() => void toTests()} />;
  return (
    <div className="mx-auto grid max-w-[760px] gap-4">
      {heard}
      <h1 className="text-2xl">{t('title')}</h1>
      {failure && (
        <Alert tone="danger" announce>
          {t(`failure.${failure}`)}
        </Alert>
      )}
      {tests.length > 0 ? (
        <TestList
          tests={tests}
          opening={opening}
          onBegin={({ attemptId }) => void begin(attemptId)}
          onResult={({ attemptId }) => setResult(attemptId)}
        />
      ) : (
        (initial || isRead) && (
          <EmptyState title={t('nothing')}>{t(initial ? 'nothingText' : 'nothingHere')}</EmptyState>
        )
      )}
    </div>
  );
}

function askForSession(): void {
  standOutbox({ isSignedOut: true, signsInLater: false });
}

/** Why a test could not be opened, in the words of this screen: the catalogue of all failures stays on the server. */
function failureOf(error: unknown) {
  if (!(error instanceof CallFailure)) return 'line' as const;
  if (error.status === 401) return 'signedOut' as const;
  if (error.code === 'test.begin-over') return 'beginOver' as const;
  return error.status >= 500 ? ('server' as const) : ('notOpen' as const);
}
