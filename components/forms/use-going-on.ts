'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { localized } from '@/lib/platform/links';
import { carry, takeCarried, typedSince } from './typed-meanwhile';

type Values = Readonly<Record<string, unknown>>;

/** Of the form library, what is needed here. */
type Held = {
  getValues: () => Values;
  setValue: (name: string, value: unknown, options: { shouldDirty: boolean }) => void;
};

/**
 * From a first save to the page that edits what was saved: what was typed since, until that page has come, stands there
 * and is not saved yet.
 */
export function useGoingOn(form: Held) {
  const locale = useLocale();
  const here = usePathname();
  const left = useRef<{ sent: Values; path: string }>(undefined);
  useEffect(() => {
    const values = takeCarried(here, Object.keys(form.getValues()));
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
  }, [here, form]);
  useEffect(
    () => () => {
      if (left.current) carry(left.current.path, typedSince(left.current.sent, form.getValues()));
    },
    [form],
  );
  return {
    from(sent: Values, to: string): string {
      const path = localized(locale, to);
      left.current = { sent, path };
      return path;
    },
  };
}
