'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import { openBoard, pauseToasts, toastsMax } from './toast';

type Sonner = typeof import('sonner');

export interface ToasterProps {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
}

/** Once a layout. The library comes after the page is usable, and before it is needed: a toast must also work offline. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const [sonner, setSonner] = useState<Sonner | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isGone = false;
    let retry: ReturnType<typeof setTimeout>;
    function load() {
      lazily(() => import('sonner')).then(
        (loaded) => {
          if (!isGone) setSonner(loaded);
        },
        () => {
          retry = setTimeout(load, 5000);
        },
      );
    }
    retry = setTimeout(load, 1500);
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, []);

  // Runs after the library's own effects, so its list already listens.
  useEffect(() => {
    if (sonner) openBoard({ sonner, closeLabel, raise: () => raise(layer.current) });
  }, [sonner, closeLabel]);

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, () => pauseToasts(true), { signal });
    for (const name of ['pointerleave', 'focusout'])
      element.addEventListener(name, () => pauseToasts(false), { signal });
    return () => abort.abort();
  }, []);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {sonner && <Board toaster={sonner.Toaster} label={label} />}
    </div>
  );
}

function Board({ toaster: List, label }: { toaster: ComponentType<Parameters<Sonner['Toaster']>[0]>; label: string }) {
  return (
    <List
      position="top-center"
      offset={{ top: 'var(--toast-offset)' }}
      mobileOffset={{ top: 'var(--toast-offset)', left: 16, right: 16 }}
      visibleToasts={toastsMax}
      expand
      gap={8}
      containerAriaLabel={label}
      style={{ '--width': '400px' } as Record<string, string>}
    />
  );
}

/** A modal dialog covers all but the top layer, whose order is that of opening: the toasts come up anew above it. */
function raise(layer: HTMLElement | null) {
  if (!layer || !('popover' in HTMLElement.prototype)) return;
  const isOpen = layer.matches(':popover-open');
  if (isOpen && !document.querySelector('dialog:modal')) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}
