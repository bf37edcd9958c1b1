'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useEffect } from 'react';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized, splitLocale } from '@/lib/platform/links';

type Options = {
  locale: Locale;
  /** What is read goes along to that address. */
  onLeave: (address: string) => void;
  onFollow: (() => void) | undefined;
};

/**
 * A citation opens its passage in this tab, in the language of the screen, and the panel stays beside it with the
 * conversation that cites it; on a phone it makes way (`onFollow`).
 */
export function useFollowing(box: RefObject<HTMLElement | null>, { locale, onLeave, onFollow }: Options) {
  const router = useRouter();
  useEffect(() => {
    const element = box.current;
    // On the window, where the guard of an unsaved form cannot keep it away: that follows the link by itself.
    function remember(event: MouseEvent) {
      const address = element?.contains(event.target as Node) ? followed(event) : undefined;
      if (address !== undefined) onLeave(address);
    }
    function go(event: MouseEvent) {
      const address = followed(event);
      if (address === undefined) return;
      event.preventDefault();
      onFollow?.();
      router.push(localized(locale, address));
    }
    addEventListener('click', remember, { capture: true });
    element?.addEventListener('click', go);
    return () => {
      removeEventListener('click', remember, { capture: true });
      element?.removeEventListener('click', go);
    };
  });
}

/** Where a plain press of a link of ours leads, without language. */
function followed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.origin !== location.origin) return undefined;
  return splitLocale(link.pathname).bare + link.search + link.hash;
}
