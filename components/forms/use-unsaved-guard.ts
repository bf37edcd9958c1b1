'use client';

import { useEffect, useState } from 'react';
import { guard, release } from './unsaved-guards';

/** The browser asks before typed text is lost by closing, reloading or leaving. What it gives lets go at once. */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!isDirty) return;
    guard(form);
    return () => release(form);
  }, [isDirty, form]);
  return () => release(form);
}
