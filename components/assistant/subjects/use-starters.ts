import { useEffect, useState } from 'react';
import { startersOp } from '@/lib/assistant/contract/starters';
import type { Choice } from '@/lib/assistant/rules/subjects';
import { recall } from '@/lib/platform/browser/memory';
import type { Locale } from '@/lib/platform/i18n/locales';

const none: readonly string[] = [];

/** Questions to begin with; none until they are known, and none where they cannot be had: the field stands beside them. */
export function useStarters({ subject, division }: Choice, locale: Locale, isWanted: boolean): readonly string[] {
  const key = [locale, subject, division].join('\n');
  const [found, setFound] = useState({ key: '', items: none });

  useEffect(() => {
    if (!isWanted || subject === '') return;
    let isGone = false;
    recall(startersOp, { subject, division, locale }).then(
      ({ items }) => !isGone && setFound({ key, items }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, key, subject, division, locale]);

  return found.key === key ? found.items : none;
}
