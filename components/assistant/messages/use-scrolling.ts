'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this is at the end. */
const nearPx = 64;

type Options = {
  /** Changes when something was added. */
  growth: string;
  hasMore: boolean;
  onMore: () => void;
};

/** Who reads at the end is taken along; who reads elsewhere stays there, also while older messages come in above. */
export function useScrolling({ growth, hasMore, onMore }: Options) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  /** How far from its end the content was when more of its beginning was asked for. */
  const fromEnd = useRef<number>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);
  const more = useRef(onMore);
  more.current = onMore;

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    stays.current = true;
    setAtEnd(true);
    box.scrollTop = box.scrollHeight;
  }, []);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    function scrolled() {
      if (!box) return;
      stays.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
      setAtEnd(stays.current);
    }
    // The text grows, a picture arrives, the keyboard of a phone opens.
    const watch = new ResizeObserver(() => {
      if (stays.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(inner);
    watch.observe(box);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, []);

  useEffect(() => {
    const mark = above.current;
    if (!mark || !hasMore) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        const box = scroller.current;
        if (!entry?.isIntersecting || !box) return;
        fromEnd.current = box.scrollHeight - box.scrollTop;
        more.current();
      },
      { root: scroller.current, rootMargin: '400px 0px 0px' },
    );
    seen.observe(mark);
    return () => seen.disconnect();
  }, [hasMore]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || fromEnd.current === undefined) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each addition.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && stays.current) box.scrollTop = box.scrollHeight;
  }, [growth]);

  return { scroller, content, above, isAtEnd, toEnd };
}
