'use client';

import { type ReactNode, useState } from 'react';
import { PlainText } from '@/components/board/plain-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { markAnnouncementsSeenOp } from '@/lib/announcements/contract';
import { call } from '@/lib/platform/browser/call';

type Props = {
  announcements: readonly { id: string; title: string; text: string }[];
  words: { label: string; positions: readonly string[]; done: string };
  /** The way to the whole text. */
  read: ReactNode;
};

/**
 * What the person has not met yet, one after the other; put away, it comes no more. It takes no focus and covers nothing.
 * Without a line it is new again at the next visit.
 */
export function AnnouncementBand({ announcements, words, read }: Props) {
  const [at, setAt] = useState(0);
  const shown = announcements[at];
  if (!shown) return null;
  const { id } = shown;

  function putAway() {
    call(markAnnouncementsSeenOp, { ids: [id] }).catch(() => undefined);
    setAt(at + 1);
    // The button that was pressed goes with the last one: whoever works by keyboard goes on at the page.
    if (at + 1 === announcements.length) document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={words.label}
      className="mb-6 flex items-start gap-3 rounded-lg border border-line bg-info-soft p-4 sm:p-6"
    >
      <Icon name="bell" className="mt-1 text-info-ink" />
      <div className="min-w-0 grow">
        <h2 className="text-lg wrap-anywhere">{shown.title}</h2>
        <PlainText text={shown.text} className="mt-1 line-clamp-3 max-w-[68ch]" />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button icon="check" onClick={putAway}>
            {words.done}
          </Button>
          {read}
          {announcements.length > 1 && <span className="text-ink-soft text-sm">{words.positions[at]}</span>}
        </div>
      </div>
    </section>
  );
}
