'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { leaveBy } from '@/components/shell/leave-device';
import { lazily } from '@/lib/platform/browser/lazy';
import { signedOutEvent } from '@/lib/platform/browser/signed-out';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useOutbox } from '@/lib/platform/outbox/use-outbox';
import { standOutbox, useOutboxStanding } from './outbox-standing';
import { StateButton } from './state-button';
import { useNeedsSignIn } from './use-needs-sign-in';
import { loadWords } from './words';

async function loadDialogs(locale: Locale) {
  const [{ OutboxDialogs }, words] = await Promise.all([lazily(() => import('./outbox-dialogs')), loadWords(locale)]);
  return { OutboxDialogs, words };
}

/** On a page that does not show the state itself, it is seen when something waits. */
export function OutboxWatch({ locale, floats }: { locale: Locale; floats: boolean }) {
  const { items, notKept, savedAt } = useOutbox();
  const { panel, leaving, isInTest, shown } = useOutboxStanding();
  const needsSignIn = useNeedsSignIn();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadDialogs>>>();
  const wish = panel || needsSignIn || leaving !== null;
  // From the first tap on: who leaves without a line is told as well, and no line brings it then.
  const isNear = isInTest || items.length > 0;

  const isTaking = useEffectEvent(() => isInTest);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    lazily(() => import('@/components/online-tests/device/unsent')).then(
      ({ watchUnsent }) => {
        if (!isOver) stop = watchUnsent(() => isTaking());
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);

  // Whatever a lesson or a test asks for without a session: it goes on, and the session is asked for over it.
  const askOver = useEffectEvent((event: Event) => {
    if (shown === 0 && !isInTest) return;
    event.preventDefault();
    standOutbox({ isSignedOut: true, signsInLater: false });
  });
  useEffect(() => {
    const hear = (event: Event) => askOver(event);
    addEventListener(signedOutEvent, hear);
    return () => removeEventListener(signedOutEvent, hear);
  }, []);

  // A session that ends again is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved tap shows that there is one.
  useEffect(() => standOutbox({ signsInLater: false }), [savedAt]);

  useEffect(() => {
    if (!(wish || isNear) || opened) return;
    loadDialogs(locale).then(setOpened, () => leaving && leaveBy(leaving));
  }, [wish, isNear, opened, leaving, locale]);

  return (
    <>
      {floats && (items.length > 0 || notKept) && (
        <StateButton
          locale={locale}
          className="fixed start-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-sticky shadow-md"
        />
      )}
      {opened && <opened.OutboxDialogs locale={locale} words={opened.words} />}
    </>
  );
}
