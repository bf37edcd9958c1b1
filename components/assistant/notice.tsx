'use client';

import { useCallback, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

export type NoticeKind = 'success' | 'error';
export type Say = (kind: NoticeKind, text: string) => void;
type Notice = { kind: NoticeKind; text: string };

/** §9, as of toasts: the open pages have none, and a panel over the whole screen would cover them. */
const lifeMs: Record<NoticeKind, number> = { success: 2000, error: 4000 };

export function useNotice(): { notice: Notice | null; say: Say } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), lifeMs[notice.kind]);
    return () => clearTimeout(timer);
  }, [notice]);
  const say: Say = useCallback((kind, text) => setNotice({ kind, text }), []);
  return { notice, say };
}

export function NoticeBar({ notice }: { notice: Notice | null }) {
  return (
    <div className="ai-notices" role="status">
      {notice && (
        <p className="ai-notice" data-kind={notice.kind}>
          <Icon name={notice.kind === 'success' ? 'circle-check' : 'warning'} />
          {notice.text}
        </p>
      )}
    </div>
  );
}
