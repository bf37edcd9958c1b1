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
    function clicked(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      const address = splitLocale(link.pathname).bare + link.search + link.hash;
      onLeave(address);
      onFollow?.();
      router.push(localized(locale, address));
    }
    element?.addEventListener('click', clicked);
    return () => element?.removeEventListener('click', clicked);
  });
}
