'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { forgetReplies } from '../kept-replies';
import { lazily } from '../lazy';
import { shownAnew } from '../times-shown';
import type { News } from './line';

/** Hears what happens to the topics after `since`. The page is whole without it, so its script comes last. */
export function useLive(topics: readonly string[], since: string | undefined, onNews: (news: News) => void): void {
  const take = useEffectEvent((news: News) => {
    forgetReplies();
    onNews(news);
    if (news.lost || news.events.length > 0) shownAnew();
  });
  const key = topics.join(' ');
  // A page that was read anew brings a later one; what was listened to since the first goes on.
  const [from] = useState(since);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { listen } = await lazily(() => import('./shared-line'));
      if (!gone) stop = listen({ topics: key.split(' '), since: from, onNews: (news) => take(news) });
    };
    const waiting = setTimeout(() => void begin().catch(() => undefined), afterLoadMs);
    return () => {
      gone = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, [key, from]);
}

/** The page's own images and scripts come first on a slow line. */
const afterLoadMs = 1000;
