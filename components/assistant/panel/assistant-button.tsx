'use client';

import { useEffect, useRef, useState } from 'react';
import { FaultBoundary } from '@/components/shell/fault-boundary';
import { lazily } from '@/lib/platform/browser/lazy';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { removeStored } from '@/lib/platform/browser/stored-values';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadWords } from '../words';

type Labels = { open: string; failed: string; again: string };
/** By whom it was opened: a panel that stood open before takes no focus. */
type Wish = 'hand' | 'kept';

const robot = 'M5 9h14v10H5zM12 9V5M12 4v.1M2.5 13v3M21.5 13v3M9 13v.1M15 13v.1M9.5 16h5';

function loadPanel(locale: Locale) {
  return Promise.all([lazily(() => import('./assistant-panel')), loadWords(locale)]);
}

/** All of the assistant that a page carries: the panel comes with the first press, and again where it stood open. */
export function AssistantButton({ locale, labels }: { locale: Locale; labels: Labels }) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = wish !== null && loaded !== undefined;

  // Another document, the same visit: the panel stands as it was left.
  useEffect(() => {
    if (stoodOpen()) setWish('kept');
  }, []);

  useEffect(() => {
    if (!wish) return;
    setFailed(false);
    loadPanel(locale).then(setLoaded, () => {
      setFailed(true);
      setWish(null);
    });
  }, [wish, locale]);

  function close() {
    setWish(null);
    // The panel goes first: what stands behind it cannot take the focus.
    setTimeout(() => button.current?.focus());
  }

  /** The page stays as it is, and the next one does not open what broke here. */
  function fell() {
    removeStored('session', storedKeys.assistant);
    setFailed(true);
    setWish(null);
  }

  const [panel, words] = loaded ?? [];
  return (
    <>
      <button
        ref={button}
        type="button"
        data-print="no"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(wish !== null && !isOpen) || undefined}
        onClick={() => setWish('hand')}
        className="assistant-button"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={robot} />
        </svg>
        {labels.open}
      </button>
      {hasFailed && wish === null && (
        <p role="alert" className="assistant-failed">
          {labels.failed}{' '}
          <button type="button" onClick={() => setWish('hand')}>
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

function stoodOpen(): boolean {
  try {
    return /"isOpen":true/.test(sessionStorage.getItem(storedKeys.assistant) ?? '');
  } catch {
    return false;
  }
}
