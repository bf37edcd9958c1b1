'use client';

import { useEffect } from 'react';
import { shownClassCookie } from './shown-class';

/** Read by the server when the home is opened without naming a class. */
export function KeepShownClass({ id }: { id: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and waits.
    document.cookie = `${shownClassCookie}=${id}; Path=/; SameSite=Lax`;
  }, [id]);
  return null;
}
