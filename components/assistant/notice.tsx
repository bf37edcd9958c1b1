'use client';

import { useCallback, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';

export type NoticeKind = 'success' | 'error' | 'loading';
/** For as long as its kind says, unless told otherwise; an empty text ends the one that stands. */
export type Say = (kind: NoticeKind, text: string, lifeMs?: number) => void;
/** `number`: the same words again are another notice, and are read out again. */
type Notice = { kind: NoticeKind; text: string; lifeMs: number; number: number };

/** §9, as of toasts: the open pages have none, and a panel over the whole screen would cover them. */
const lives: Record<NoticeKind, number> = { success: 2000, error: 4000, loading: Number.POSITIVE_INFINITY };

export function useNotice(): { notice: Notice | null; say: Say } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice || notice.lifeMs === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNotice(null), notice.lifeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const say: Say = useCallback(
    (kind, text, lifeMs = lives[kind]) =>
      setNotice((before) => (text ? { kind, text, lifeMs, number: (before?.number ?? 0) + 1 } : null)),
    [],
  );
  return { notice, say };
}

export function NoticeBar({ notice }: { notice: Notice | null }) {
  return (
    <div className="ai-notices" role="status">
      {notice && (
        <p key={notice.number} className="ai-notice" data-kind={notice.kind}>
          {notice.kind === 'loading' ? (
            <Spinner />
          ) : (
            <Icon name={notice.kind === 'success' ? 'circle-check' : 'warning'} />
          )}
          {notice.text}
        </p>
      )}
    </div>
  );
}
