'use client';

import { useEffect, useRef, useState } from 'react';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { draftOf, keepDraft } from '@/lib/platform/browser/typed-draft';

/** A doubt that is being typed: it outlives the screen, a reload and the back button. Nobody's (`of`) is kept nowhere. */
export function useDoubtDraft(of: string | undefined) {
  const draft = useState('');
  const [text, setText] = draft;
  const read = useRef<string>(undefined);
  useEffect(() => {
    if (!of) return;
    if (read.current === of) return keepDraft(storedKeys.doubt, of, text);
    read.current = of;
    const kept = draftOf(storedKeys.doubt, of);
    setText((now) => now || kept);
  }, [of, text]);
  return draft;
}
