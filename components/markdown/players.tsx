'use client';

import { useEffect } from 'react';

/** Videos and Scratch projects of the page's texts play in their place once somebody clicks. */
export function Players() {
  useEffect(() => {
    document.addEventListener('click', play);
    return () => document.removeEventListener('click', play);
  }, []);
  return null;
}

function play(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLElement>('a[data-frame]');
  const wantsTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || wantsTab || event.defaultPrevented) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.title = link.querySelector('span')?.firstChild?.textContent?.trim() ?? '';
  frame.allow = 'fullscreen';
  // A player that is not told which site it stands on refuses to play.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = link.dataset.frame ?? '';
  link.replaceWith(frame);
  frame.focus();
}
