import { useSyncExternalStore } from 'react';

/** A width of at most 767 px or a mobile user agent (§2). */
const narrow = '(max-width: 767px)';
const mobileAgent = /Mobi|Android|iPhone|iPad|iPod/i;

function isPhone(): boolean {
  return matchMedia(narrow).matches || mobileAgent.test(navigator.userAgent);
}

function watchWidth(notify: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export function usePhone(): boolean {
  return useSyncExternalStore(watchWidth, isPhone, () => false);
}
