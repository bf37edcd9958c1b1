'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { localized } from '@/lib/platform/links';

/** Going somewhere without a link, in the language of the screen: `go.push(links.x())`. */
export function useGo() {
  const router = useRouter();
  const locale = useLocale();
  return {
    push: (path: string) => router.push(localized(locale, path)),
    replace: (path: string) => router.replace(localized(locale, path)),
    refresh: () => router.refresh(),
  };
}
