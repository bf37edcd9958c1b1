'use client';

import { useEffect, useState } from 'react';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { lazily } from '@/lib/platform/browser/lazy';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { removeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadWords } from '../words';
import { stand, useStanding } from './assistant-standing';

type Labels = { failed: string; again: string };

function loadPanel(locale: Locale) {
  return Promise.all([lazily(() => import('./assistant-panel')), loadWords(locale)]);
}

/** All of the assistant that a page carries: the panel comes with the first press, and again where it stood open. */
export function AssistantHost({ locale, labels }: { locale: Locale; labels: Labels }) {
  const { wish } = useStanding();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const [hasFailed, setFailed] = useState(false);
  const isOpen = wish !== null && loaded !== undefined;

  // Another document, the same visit: the panel stands as it was left.
  useEffect(() => {
    if (stoodOpen()) stand({ wish: 'kept' });
    return () => stand({ wish: null });
  }, []);

  useEffect(() => stand({ isOpen }), [isOpen]);

  useEffect(() => {
    if (!wish) return;
    setFailed(false);
    loadPanel(locale).then(setLoaded, () => {
      setFailed(true);
      stand({ wish: null });
    });
  }, [wish, locale]);

  function close() {
    stand({ wish: null, asked: null });
    // The panel goes first: what stands behind it cannot take the focus.
    setTimeout(() => seenOpener()?.focus());
  }

  /** The page stays as it is, and the next one does not open what broke here. */
  function fell() {
    removeStored('session', storedKeys.assistant);
    setFailed(true);
    stand({ wish: null });
  }

  const [panel, words] = loaded ?? [];
  return (
    <>
      {hasFailed && wish === null && (
        <p role="alert" className="assistant-failed">
          {labels.failed}{' '}
          <button type="button" onClick={() => stand({ wish: 'hand' })}>
            {labels.again}
          </button>
        </p>
      )}
      {isOpen && panel && words && (
        <FaultBoundary onFault={fell}>
          <panel.AssistantPanel locale={locale} words={words} takesFocus={wish === 'hand'} onClose={close} />
        </FaultBoundary>
      )}
    </>
  );
}

/** The icon or the tab, as wide as the window is now; in an editor there is none. */
function seenOpener(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('.assistant-opener');
  return [...all].find((opener) => opener.getClientRects().length > 0);
}

function stoodOpen(): boolean {
  try {
    return /"isOpen":true/.test(sessionStorage.getItem(storedKeys.assistant) ?? '');
  } catch {
    return false;
  }
}
