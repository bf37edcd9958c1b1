'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';

const patienceMs = 700;

/** On a slow line a tapped link is answered by the full-screen loader; on a fast one nothing flashes. */
export function NavigationLoader({ label }: { label: string }) {
  const place = `${usePathname()}?${useSearchParams()}`;
  const [leaving, setLeaving] = useState<string>();
  const isPending = leaving === place;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function clicked(event: MouseEvent) {
      clearTimeout(timer);
      if (leadsElsewhere(event)) timer = setTimeout(() => setLeaving(place), patienceMs);
    }
    addEventListener('click', clicked);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', clicked);
      // Who comes back here later is not leaving any more.
      setLeaving(undefined);
    };
  }, [place]);

  return isPending ? <FullScreenLoader label={label} /> : null;
}

/** A plain click on a link that the router follows to another address. */
function leadsElsewhere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return false;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname + search !== location.pathname + location.search;
}
