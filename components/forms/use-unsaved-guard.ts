'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { guard, release, saveOthers } from './unsaved-guards';

/**
 * The browser asks before typed text is lost by closing, reloading or leaving. `letGo` ends that at once; `saveOthers`
 * saves every other form of the page that holds such text, and is false where one was refused.
 */
export function useUnsavedGuard(isDirty: boolean, save: () => Promise<boolean>) {
  const [form] = useState(() => Symbol('form'));
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isDirty) return;
    guard(form, () => saveNow());
    return () => release(form);
  }, [isDirty, form]);
  return { letGo: () => release(form), saveOthers: () => saveOthers(form) };
}
