'use client';

import { useState } from 'react';
import { PlainText } from '@/components/board/plain-text';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { markAnnouncementsSeenOp } from '@/lib/announcements/contract';
import { call } from '@/lib/platform/browser/call';

type Props = {
  announcements: readonly { id: string; title: string; text: string }[];
  words: { label: string; positions: readonly string[]; done: string; read: string };
  /** Where the whole text stands, in the language of the screen. */
  path: string;
};

/**
 * What the person has not met yet, one after the other; put away, it comes no more. It takes no focus and covers nothing,
 * and on a phone it is one line, so that what this person does next stays in sight. Without a line it is new again at the next visit.
 */
export function AnnouncementBand({ announcements, words, path }: Props) {
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
      className="mb-2 flex items-center gap-3 rounded-lg border border-line bg-info-soft ps-3 pe-1 sm:mb-6 sm:items-start sm:p-6"
    >
      <Icon name="bell" className="shrink-0 text-info-ink sm:mt-1" />
      <div className="flex min-w-0 grow items-center gap-2 sm:block">
        <h2 className="min-w-0 grow text-base sm:text-lg">
          <PlainLink href={path} className="flex min-h-12 items-center sm:min-h-0 sm:wrap-anywhere">
            <span className="max-sm:truncate">{shown.title}</span>
          </PlainLink>
        </h2>
        <PlainText text={shown.text} className="mt-1 line-clamp-3 max-w-[68ch] max-sm:hidden" />
        <div className="flex shrink-0 flex-wrap items-center gap-2 sm:mt-3">
          <Button
            className="max-sm:border-transparent max-sm:bg-transparent max-sm:shadow-none"
            icon="check"
            onClick={putAway}
          >
            {words.done}
          </Button>
          <PlainLink href={path} className={buttonClasses({ variant: 'quiet' }, 'max-sm:hidden')}>
            {words.read}
          </PlainLink>
          {announcements.length > 1 && (
            <span className="text-ink-soft text-sm max-sm:hidden">{words.positions[at]}</span>
          )}
        </div>
      </div>
    </section>
  );
}
