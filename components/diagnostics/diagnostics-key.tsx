'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';

const Panel = lazy(() => lazily(async () => ({ default: (await import('./diagnostics-panel')).DiagnosticsPanel })));

/** Ctrl+Shift+Z (§2), in fields too. The panel, its words and its call come only when it is opened. */
export function DiagnosticsKey({ openAtOnce }: { openAtOnce: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const before = useRef<Element>(null);

  // Not in the document that the server sends: a click before this code runs would close nothing.
  useEffect(() => setOpen(openAtOnce), [openAtOnce]);

  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      before.current = document.activeElement;
      setByKey(true);
      setOpen((open) => !open);
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  function close() {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    const escaped = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', escaped);
    return () => removeEventListener('keydown', escaped);
  });

  if (!isOpen) return null;
  return (
    <Suspense>
      <Panel takesFocus={byKey} onClose={close} />
    </Suspense>
  );
}
