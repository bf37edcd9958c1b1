'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { splitLocale } from '@/lib/platform/links';

/** Path without language, query and fragment, also where only the last two change. */
export function useAddress(): string {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const [address, setAddress] = useState(addressHere);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address bar follows the screen.
  useEffect(() => setAddress(addressHere()), [pathname, search]);

  useEffect(() => {
    const moved = () => setAddress(addressHere());
    for (const event of ['hashchange', 'popstate']) addEventListener(event, moved);
    return () => {
      for (const event of ['hashchange', 'popstate']) removeEventListener(event, moved);
    };
  }, []);

  return address;
}

export function addressHere(): string {
  return splitLocale(location.pathname).bare + location.search + location.hash;
}
